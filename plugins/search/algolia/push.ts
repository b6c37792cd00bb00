import { createHttpRequester } from '@algolia/requester-node-http';
import { algoliasearch } from 'algoliasearch';
import { explainFailure, type Phase, PushError } from './push-error';
import type { AlgoliaRecord } from './records';
import { indexSettings } from './settings';

/** The most bytes of a record that every plan of Algolia takes. */
const recordByteLimit = 10_000;

/** Records sent in one request. */
const batchSize = 1000;

export interface PushOptions {
  appId: string;
  /** A key that may add objects, edit settings, and delete and list indexes. */
  adminKey: string;
  indexName: string;
  /** Called with a line at each step. */
  report: (line: string) => void;
  /** Hosts to talk to instead of Algolia's own. */
  hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
}

/**
 * Replaces settings and records of a hosted index. All goes into an index
 * beside it, which takes its place in one step at the end: whatever fails
 * before leaves the live index as it was. May be repeated, but not run twice at
 * one time, because the name of the index beside it is fixed.
 *
 * @param records everything the index shall hold
 * @throws PushError that says what happened, and what the live index holds
 */
export async function pushRecords(
  records: readonly AlgoliaRecord[],
  { appId, adminKey, indexName, report, hosts }: PushOptions,
): Promise<void> {
  checkRecords(records);
  const batches = Math.ceil(records.length / batchSize);
  let sent = 0;
  const http = createHttpRequester();
  const client = algoliasearch(appId, adminKey, {
    ...(hosts && { hosts }),
    requester: {
      async send(request) {
        const response = await http.send(request);
        if (request.url.includes('/batch') && response.status === 200) {
          sent += 1;
          report(
            `Sent ${Math.min(sent * batchSize, records.length)} of ${records.length} records (batch ${sent} of ${batches}).`,
          );
        }
        return response;
      },
    },
  });
  const staging = `${indexName}_staging`;
  const finish = async ({ taskID }: { taskID: number }) => {
    await client.waitForTask({ indexName: staging, taskID });
  };
  let phase: Phase = 'preparing';
  try {
    report(`Preparing ${staging}.`);
    // A push that failed may have left one.
    await finish(await client.deleteIndex({ indexName: staging }));
    // What was written by hand at Algolia stays.
    await finish(
      await client.operationIndex({
        indexName,
        operationIndexParams: {
          operation: 'copy',
          destination: staging,
          scope: ['rules', 'synonyms'],
        },
      }),
    );
    await finish(
      await client.setSettings({ indexName: staging, indexSettings }),
    );
    await client.saveObjects({
      indexName: staging,
      objects: records as unknown as Record<string, unknown>[],
      batchSize,
      waitForTasks: true,
    });
    report(`Putting ${staging} in the place of ${indexName}.`);
    phase = 'replacing';
    const move = await client.operationIndex({
      indexName: staging,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    phase = 'accepted';
    await finish(move);
  } catch (error) {
    throw explainFailure(error, phase, indexName);
  }
}

function checkRecords(records: readonly AlgoliaRecord[]): void {
  if (records.length === 0) {
    throw new PushError('There are no records to send. Nothing was sent.');
  }
  const tooLarge = records.filter(
    (record) => Buffer.byteLength(JSON.stringify(record)) > recordByteLimit,
  );
  if (tooLarge.length > 0) {
    throw new PushError(
      `${tooLarge.length} records are larger than ${recordByteLimit} bytes. Nothing was sent. ` +
        `Split these sections with headings:\n${tooLarge.map(({ url }) => `- ${url}`).join('\n')}`,
    );
  }
}
