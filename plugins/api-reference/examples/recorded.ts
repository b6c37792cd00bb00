import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedRelease } from '../../../config/installed-release';
import { docsFolder, type Release } from '../../../config/releases';
import { readCached } from '../../read-cached';
import type { ExampleOutcomes } from './outcome';

const none: ExampleOutcomes = { o1js: '', examples: {} };

const read = readCached((text) => JSON.parse(text) as ExampleOutcomes);

/** @returns the committed file of a release, relative to the site's root. */
export function outcomesFile(release: Release): string {
  return `${docsFolder(release)}/_measured/api-examples.json`;
}

/** @returns what is recorded of the installed package; nothing where another one was checked. */
export function readOutcomes(
  release: Release,
  siteFolder: string,
): ExampleOutcomes {
  const recorded = read(path.join(siteFolder, outcomesFile(release)));
  if (!recorded) return none;
  const { o1jsVersion } = installedRelease(release, siteFolder);
  return recorded.o1js === o1jsVersion ? recorded : none;
}

/** Writes the outcomes of a release, a line for each example, so that a change shows as one line. */
export function writeOutcomes(
  release: Release,
  siteFolder: string,
  { o1js, examples }: ExampleOutcomes,
): void {
  const file = path.join(siteFolder, outcomesFile(release));
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = Object.entries(examples)
    .map(([key, outcome]) => ({ key, outcome, order: outcome.at + key }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(
      ({ key, outcome }) =>
        `    ${JSON.stringify(key)}: ${JSON.stringify(outcome)}`,
    );
  writeFileSync(
    file,
    `{\n  "o1js": ${JSON.stringify(o1js)},\n  "examples": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
}
