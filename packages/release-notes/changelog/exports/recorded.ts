import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Comparisons,
  changesFile,
  readRecord,
  type SignatureChanges,
  signaturesFile,
} from '@o1js-docs/api-docs/symbols/history';
import { byVersion } from '@o1js-docs/api-docs/symbols/version';
import type { MessageChanges } from '../messages/changes';
import type { PublicApi } from './public-api';

/** The exports of a release, recorded so that the next release can be compared without this package. */
export interface RecordedApi {
  release: string;
  exports: PublicApi;
}

/** The same as JSON, with a line for each export. */
interface ApiJson {
  release: string;
  /** Name -> members, with spaces between them. */
  members: Record<string, string>;
  /** Class -> classes that it extends. */
  bases: Record<string, string>;
  /** Name -> itself and its members that are deprecated. */
  deprecated: Record<string, string>;
}

const messagesFile = 'changelog/messages.json';
const previousFile = 'changelog/previous-exports.json';

/** Writes the differences between neighbouring releases, newest first. */
export async function writeComparisons(
  siteFolder: string,
  comparisons: Comparisons,
): Promise<void> {
  await write(siteFolder, changesFile, newestFirst(comparisons));
}

/** Writes the signatures that differ between neighbouring releases, newest first. */
export async function writeSignatures(
  siteFolder: string,
  changes: SignatureChanges,
): Promise<void> {
  await write(siteFolder, signaturesFile, newestFirst(changes));
}

/** Writes the messages that differ between neighbouring releases, newest first. */
export async function writeMessages(
  siteFolder: string,
  changes: MessageChanges,
): Promise<void> {
  await write(siteFolder, messagesFile, newestFirst(changes));
}

/** @throws Error when nothing is recorded */
export function readMessageChanges(siteFolder: string): MessageChanges {
  return readRecord<MessageChanges>(siteFolder, messagesFile);
}

/** Writes all that the release before the newest exports. */
export async function writePrevious(
  siteFolder: string,
  { release, exports }: RecordedApi,
): Promise<void> {
  const all = Object.entries(exports);
  const nonEmpty = (key: 'bases' | 'deprecated') =>
    Object.fromEntries(
      all
        .filter(([, exported]) => exported[key].length > 0)
        .map(([name, exported]) => [name, exported[key].join(' ')]),
    );
  const json: ApiJson = {
    release,
    members: Object.fromEntries(
      all.map(([name, { members }]) => [name, members.join(' ')]),
    ),
    bases: nonEmpty('bases'),
    deprecated: nonEmpty('deprecated'),
  };
  await write(siteFolder, previousFile, json);
}

/** @throws Error when nothing is recorded */
export function readPrevious(siteFolder: string): RecordedApi {
  const { release, members, bases, deprecated } = readRecord<ApiJson>(
    siteFolder,
    previousFile,
  );
  const exports = Object.entries(members).map(([name, text]) => [
    name,
    {
      members: words(text),
      bases: words(bases[name]),
      deprecated: words(deprecated[name]),
    },
  ]);
  return { release, exports: Object.fromEntries(exports) as PublicApi };
}

/** Versions are no integers, so an object keeps their order. */
function newestFirst<T>(byRelease: Readonly<Record<string, T>>) {
  return Object.fromEntries(
    Object.entries(byRelease).sort(([a], [b]) => byVersion(b, a)),
  );
}

function words(text = ''): string[] {
  return text.split(' ').filter(Boolean);
}

async function write(siteFolder: string, file: string, data: unknown) {
  // Docusaurus loads this module at each start, and only a recorder writes.
  const { format } = await import('prettier');
  const text = await format(JSON.stringify(data), { parser: 'json' });
  writeFileSync(path.join(siteFolder, file), text);
}
