import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docsFolder, releases } from '../../config/releases';
import { releaseOfPage } from '../../plugins/code-samples/parse/pages';
import { samplesOfText } from '../../plugins/code-samples/parse/samples-of-page';
import { type Changes, textAt } from './changes';

/** A file of recorded figures, of costs by sample or of statements by page. */
interface Recorded {
  samples?: Record<string, { page: string } | number>;
}

/**
 * Compares the samples of a guide with those that it had when the branch left
 * main, where they passed. Their lines and the prose around them do not count.
 *
 * @param folder the project's root
 */
export function samplesDiffer(
  changes: Changes,
  page: string,
  folder: string,
): boolean {
  const before = textAt(changes, page, folder);
  const release = releaseOfPage(page, releases);
  if (before === undefined || !release) return true;
  const ref = { page, docsVersion: release.docsVersion };
  const partsOf = (text: string) => {
    const { samples, sourceClaims } = samplesOfText(text, ref, folder);
    const parts = [...samples, ...sourceClaims].map((each) => ({
      ...each,
      startLine: 0,
      endLine: 0,
      line: 0,
    }));
    return JSON.stringify(parts);
  };
  const now = readFileSync(path.join(folder, page), 'utf8');
  return partsOf(before) !== partsOf(now);
}

/**
 * Compares a file of recorded figures with what it was on main.
 *
 * @param file e.g. `docs/_measured/circuit-costs.json`
 * @returns the pages of the entries that differ
 */
export function pagesOfFigures(
  changes: Changes,
  file: string,
  folder: string,
): string[] {
  const pages = releases
    .map(docsFolder)
    .find((each) => file.startsWith(`${each}/`));
  const read = (text: string) => (JSON.parse(text) as Recorded).samples ?? {};
  const before = read(textAt(changes, file, folder) ?? '{}');
  let now: ReturnType<typeof read>;
  try {
    now = read(readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    // The samples themselves say what is wrong with it.
    now = {};
  }
  const differing = [
    ...new Set([...Object.keys(before), ...Object.keys(now)]),
  ].filter((id) => JSON.stringify(before[id]) !== JSON.stringify(now[id]));
  return differing.map((id) => {
    const entry = now[id] ?? before[id]!;
    return `${pages ?? ''}/${typeof entry === 'number' ? id : entry.page}`;
  });
}
