import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** @returns the content of a JSON file, or undefined when there is none. */
export function readData<T>(siteFolder: string, file: string): T | undefined {
  const absolute = path.join(siteFolder, file);
  if (!existsSync(absolute)) return undefined;
  return JSON.parse(readFileSync(absolute, 'utf8')) as T;
}

/** Writes a release's figures with sorted keys; without any, there is no file. */
export function writeData(
  siteFolder: string,
  file: string,
  data: { o1js: string; samples: object },
): void {
  const absolute = path.join(siteFolder, file);
  if (Object.keys(data.samples).length === 0) {
    rmSync(absolute, { force: true });
    return;
  }
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, `${JSON.stringify(sortKeys(data), null, 2)}\n`);
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, item]) => [key, sortKeys(item)]),
  );
}
