import path from 'node:path';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { readCached } from '@o1js-docs/project/cache/read-cached';

/** The notes below examples, by result. A fragment needs names that it does not declare, or another package. */
const notes = {
  ran: undefined,
  fragment: 'Part of a program: not run.',
  network: 'Needs a network: not run.',
  rejected: 'TypeScript does not accept it:',
  failed: 'It fails:',
};

/** The outcome of an example on one release. */
export interface Outcome {
  /** Its first place in the reference: `classes/Field#add`. */
  at: string;
  result: keyof typeof notes;
  /** The error of TypeScript or of the run, on one line. */
  message?: string;
}

/** Outcomes by the key of the example. */
export type Outcomes = Readonly<Record<string, Outcome>>;

const read = readCached(
  (text) => JSON.parse(text) as { o1js: string; examples: Outcomes },
);

/** @returns the code as its author means it. Doc comments write `\@method`, because `@` starts a tag. */
export function exampleCode(code: string): string {
  return code.replaceAll('\\@', '@').trimEnd();
}

/** @returns the key of an example. It changes with the example's text. */
export function exampleKey(code: string): string {
  return digestOf(exampleCode(code)).slice(0, 16);
}

/** @returns the note below an example; undefined if it runs */
export function outcomeNote({ result, message }: Outcome): string | undefined {
  const note = notes[result];
  return note && message ? `${note} ${message}` : note;
}

/** @returns the committed file with the outcomes of a release, relative to the site's root */
export function outcomesFile(release: Release): string {
  return `${docsFolder(release)}/_measured/api-examples.json`;
}

/** @returns the recorded outcomes; none if they come from another version of the package */
export function readOutcomes(release: Release, siteFolder: string): Outcomes {
  const recorded = read(path.join(siteFolder, outcomesFile(release)));
  if (!recorded) return {};
  const { o1jsVersion } = installedRelease(release, siteFolder);
  return recorded.o1js === o1jsVersion ? recorded.examples : {};
}
