import type {
  GuideProgram,
  PlaygroundRelease,
  RunData,
  StepFile,
} from '@o1js-docs/runner/run/data';
import { runAddress } from './run-program';

/** @throws Error if the file cannot be loaded */
export function loadRelease(o1js: string): Promise<PlaygroundRelease> {
  return load(`releases/${o1js}.json`);
}

/** @throws Error if the file cannot be loaded */
export function loadPrograms(route: string): Promise<GuideProgram[]> {
  return load(`programs/${route || 'index'}.json`);
}

/** @throws Error if the file cannot be loaded, or the signal aborts */
export function loadPage(route: string, signal: AbortSignal): Promise<RunData> {
  return load(`pages/${route || 'index'}.json`, signal);
}

/** @throws Error if the file cannot be loaded, or the signal aborts */
export function loadStep(
  address: string,
  signal: AbortSignal,
): Promise<StepFile> {
  return load(`${address}.json`, signal);
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
