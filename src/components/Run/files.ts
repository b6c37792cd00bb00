import siteConfig from '@generated/docusaurus.config';
import type { GuideProgram } from '@o1js-docs/runner/run/data';
import { runFolder } from '@o1js-docs/runner/run/paths';

/** Address of the folder with the files that programs need. */
export const runAddress = `${siteConfig.baseUrl}${runFolder}/`;

/**
 * @param file name in the folder
 * @throws Error if it cannot be loaded, or the signal aborts
 */
export async function loadFile(
  file: string,
  options?: RequestInit,
): Promise<Response> {
  const response = await fetch(runAddress + file, options);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/** Loads a JSON file. It names other files, which exist only in the latest build. */
export async function loadData<Data>(
  file: string,
  signal?: AbortSignal,
): Promise<Data> {
  const response = await loadFile(file, { cache: 'no-cache', signal });
  return (await response.json()) as Data;
}

/** @param route the guide's address below the site's base; empty for the home page */
export function loadPrograms(route: string): Promise<GuideProgram[]> {
  return loadData(`programs/${route || 'index'}.json`);
}
