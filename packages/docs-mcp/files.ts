import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { indexesFile } from '@o1js-docs/project/paths';

/** Reads a published file by its path below the site's base. */
export type ReadFile = (file: string) => Promise<string>;

/** Milliseconds that the site has for an answer. */
const timeout = 20_000;

/**
 * Opens the documentation.
 *
 * @param from address of a published site with its base path, folder of a build, or a zip of it
 * @returns a function that reads its files, and throws an Error that says what to do if it can't
 */
export function openFiles(from: string): ReadFile {
  const read = /^https?:/.test(from)
    ? readFromSite(from)
    : statSync(from, { throwIfNoEntry: false })?.isFile()
      ? readFromZip(from)
      : readFromFolder(from);
  const known = new Map<string, Promise<string>>();
  return (file) => {
    const reading = known.get(file) ?? read(file);
    known.set(file, reading);
    reading.catch(() => known.delete(file));
    return reading;
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
        `${url.href} can't be reached. Without a network, pass --docs with the folder or the zip of a build.`,
        { cause },
      );
    });
    if (!response.ok) {
      throw new Error(`${url.href} answered ${response.status}.`);
    }
    return response.text();
  };
}

function readFromFolder(folder: string): ReadFile {
  return (file) =>
    readFile(path.join(folder, file), 'utf8').catch((cause: unknown) => {
      throw new Error(
        `${folder} has no ${file}. Pass --docs with the address of the site, or with the folder or the zip of a build.`,
        { cause },
      );
    });
}

function readFromZip(zip: string): ReadFile {
  const files = unzipSync(readFileSync(zip), {
    filter: ({ name }) => /\.(?:json|md|txt)$/.test(name),
  });
  // A zip may have the site in a folder.
  const index = Object.keys(files).find((name) => name.endsWith(indexesFile));
  const folder = index?.slice(0, -indexesFile.length) ?? '';
  return (file) => {
    const bytes = files[folder + file];
    return bytes
      ? Promise.resolve(strFromU8(bytes))
      : Promise.reject(
          new Error(
            `${zip} has no ${file}. Pass a zip of a whole build: markdown.zip has only the pages of one version.`,
          ),
        );
  };
}
