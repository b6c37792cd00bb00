import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byVersion } from '../version';
import { isOwnModule } from '../exports/packages';
import { messagesOf } from './messages-of';

/** Text of a message -> where it is made. */
export type Messages = ReadonlyMap<string, string>;

/** What is recorded of a release, each as text -> place. */
export interface ChangedMessages {
  /** Messages that the release before it had. */
  gone: Readonly<Record<string, string>>;
  came: Readonly<Record<string, string>>;
}

/** Release -> how its messages differ from those of the one before. */
export type MessageChanges = Readonly<Record<string, ChangedMessages>>;

/**
 * @param packageFolder absolute path of a release's package
 * @returns what the errors of its JavaScript say; those of the compiled Rust and OCaml are not read
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
    for (const { text, place } of messagesOf(source)) {
      if (!messages.has(text)) messages.set(text, place);
    }
  }
  return messages;
}

/** A message that is made in another place is the same message. */
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
 * Compares what is recorded between two releases with their packages.
 *
 * @param recorded all that is recorded
 * @returns each disagreement, as a sentence
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
