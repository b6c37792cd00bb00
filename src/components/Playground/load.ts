import { runAddress } from '@site/src/components/RunSample/warm-runner';
import type { GuideProgram, PlaygroundRelease } from './data';

/** @throws Error if the file cannot be loaded */
export function loadRelease(
  o1js: string,
  signal: AbortSignal,
): Promise<PlaygroundRelease> {
  return load(`releases/${o1js}.json`, signal);
}

/** @throws Error if the file cannot be loaded */
export function loadPrograms(route: string): Promise<GuideProgram[]> {
  return load(`programs/${route || 'index'}.json`);
}

async function load<Data>(file: string, signal?: AbortSignal): Promise<Data> {
  // The file names other files, which exist only in the latest build.
  const response = await fetch(runAddress + file, {
    cache: 'no-cache',
    signal,
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as Data;
}
