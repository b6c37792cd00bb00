import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byVersion } from '@o1js-docs/project/by-version';

/** The folder of the entries. Each release has a Markdown file. */
export const entriesFolder = 'changelog';

/** The text about a release. */
export interface Entry {
  version: string;
  /** Day of the release, `2025-07-23`; undefined if no source has it. */
  date?: string;
  /** Markdown without front matter; empty if the changes are described with the next release. */
  text: string;
}

const shape =
  /^---\ndate: (?<date>\d{4}-\d\d-\d\d|unknown)\n---\n(?<text>[\s\S]*)$/;

/** @returns the releases that have an entry, newest first. */
export function entryVersions(siteFolder: string): string[] {
  const folder = path.join(siteFolder, entriesFolder);
  return readdirSync(folder)
    .filter((file) => /^\d+\.\d+\.\d+\.md$/.test(file))
    .map((file) => path.basename(file, '.md'))
    .sort(byVersion)
    .reverse();
}

/**
 * Reads the entry of every release.
 *
 * @returns entries, newest first
 * @throws Error that names the file whose front matter is not just a date
 */
export function readEntries(siteFolder: string): Entry[] {
  return entryVersions(siteFolder).map((version) => {
    const file = `${entriesFolder}/${version}.md`;
    const source = readFileSync(path.join(siteFolder, file), 'utf8');
    const { date = '', text = '' } =
      shape.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {};
    if (!date) {
      throw new Error(
        `${file} has to begin with its day, and nothing else: ---, date: 2025-07-23 (or unknown), ---`,
      );
    }
    return {
      version,
      date: date === 'unknown' ? undefined : date,
      text: text.trim(),
    };
  });
}
