import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads a published file by its path below the site's base. */
export type ReadFile = (file: string) => Promise<string>;

/** Milliseconds that the site has for an answer. */
const timeout = 20_000;

/**
 * Opens the documentation.
 *
 * @param from address of a published site with its base path, or folder of a build
 * @returns a function that reads its files, and throws an Error that says what to do if it can't
 */
export function openFiles(from: string): ReadFile {
  return remember(
    /^https?:/.test(from) ? readFromSite(from) : readFromDisk(from),
  );
}

/** @returns the function with a memory of its results, except failures */
export function remember<Key, Result>(
  load: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const known = new Map<Key, Promise<Result>>();
  return (key) => {
    const result = known.get(key) ?? load(key);
    known.set(key, result);
    result.catch(() => known.delete(key));
    return result;
  };
}

function readFromSite(address: string): ReadFile {
  const base = address.replace(/\/*$/, '/');
  return async (file) => {
    const url = new URL(file, base);
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new Error(
        `${url.href} can't be reached. Without a network, pass --docs with the folder of a build.`,
        { cause },
      );
    });
    if (response.ok) return response.text();
    throw new Error(`${url.href} answered ${response.status}.`);
  };
}

function readFromDisk(folder: string): ReadFile {
  return (file) =>
    readFile(path.join(folder, file), 'utf8').catch((cause: unknown) => {
      throw new Error(
        `${folder} has no ${file}. Pass --docs with the address of the site, or with the folder of a whole build. markdown.zip has only the pages of one version.`,
        { cause },
      );
    });
}
