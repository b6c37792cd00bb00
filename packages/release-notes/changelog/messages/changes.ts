import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byVersion } from '@o1js-docs/api-docs/symbols/version';
import { isOwnModule } from '../exports/packages';
import { messagesOf } from './messages-of';

/** Text of a message -> the function that throws it. */
export type Messages = ReadonlyMap<string, string>;

/** The record of a release, each message as text -> function. */
export interface ChangedMessages {
  /** Messages that the release before it had. */
  gone: Readonly<Record<string, string>>;
  came: Readonly<Record<string, string>>;
}

/** Release -> the differences between its messages and those of the release before. */
export type MessageChanges = Readonly<Record<string, ChangedMessages>>;

/**
 * @param packageFolder absolute path of a release's package
 * @returns the error messages of its JavaScript; those of the compiled Rust and OCaml are not read
 * @throws Error when the package has no modules
 */
export function readMessages(packageFolder: string): Messages {
  const files = readdirSync(packageFolder, { recursive: true })
    .map(String)
    .filter(isOwnModule)
    .sort();
  if (files.length === 0) {
    throw new Error(`There are no compiled modules in ${packageFolder}.`);
  }
  const messages = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(path.join(packageFolder, file), 'utf8');
    for (const { text, thrownBy } of messagesOf(source)) {
      if (!messages.has(text)) messages.set(text, thrownBy);
    }
  }
  return messages;
}

/** A message that moved to another function is the same message. */
export function changedMessages(
  before: Messages,
  after: Messages,
): ChangedMessages {
  return { gone: without(before, after), came: without(after, before) };
}

function without(all: Messages, others: Messages): Record<string, string> {
  return Object.fromEntries(
    [...all]
      .filter(([text]) => !others.has(text))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Compares the records between two releases with their packages.
 *
 * @param recorded the records of all releases
 * @returns each contradiction, as a sentence
 */
export function messageDifferences(
  since: string,
  release: string,
  before: Messages,
  after: Messages,
  recorded: MessageChanges,
): string[] {
  const texts = new Set(before.keys());
  const between = Object.keys(recorded)
    .filter(
      (each) => byVersion(each, since) > 0 && byVersion(each, release) <= 0,
    )
    .sort(byVersion);
  for (const each of between) {
    for (const text of Object.keys(recorded[each]!.gone)) texts.delete(text);
    for (const text of Object.keys(recorded[each]!.came)) texts.add(text);
  }
  const differing = [...texts]
    .filter((text) => !after.has(text))
    .concat([...after.keys()].filter((text) => !texts.has(text)));
  return differing.map(
    (text) =>
      `“${text}”: it differs between ${since} and ${release}, and the recorded messages do not say so.`,
  );
}
