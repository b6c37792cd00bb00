import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecord } from '@o1js-docs/api-docs/symbols/history';
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

export const messagesFile = 'changelog/messages.json';

/** @throws Error when nothing is recorded */
export function readMessageChanges(siteFolder: string): MessageChanges {
  return readRecord<MessageChanges>(siteFolder, messagesFile);
}

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
