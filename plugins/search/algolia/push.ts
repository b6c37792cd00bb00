import { createHttpRequester } from '@algolia/requester-node-http';
import { algoliasearch } from 'algoliasearch';
import { explainFailure, type Phase, PushError } from './push-error';
import type { AlgoliaRecord } from './records';
import { indexSettings } from './settings';

/** Every plan of Algolia accepts records of this size. */
const recordByteLimit = 10_000;

/** Records sent in one request. */
const batchSize = 1000;

export interface PushOptions {
  appId: string;
  /** A key that may add objects, edit settings, and delete and list indexes. */
  adminKey: string;
  indexName: string;
  /** Called with a line of text at each step. */
  report: (line: string) => void;
  /** Hosts instead of Algolia's. */
  hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
}

/**
 * Replaces settings and records of a hosted index. It fills a staging index,
 * which replaces the live index in one step at the end. A failure before this
 * step doesn't change the live index. You can repeat a push, but don't run two
 * at once, because both would use the same staging index.
 *
 * @param records all records of the index
 * @throws PushError that says what happened, and what the live index contains
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
    // A failed push may have left one.
    await finish(await client.deleteIndex({ indexName: staging }));
    // Keep the rules and synonyms that were written by hand at Algolia.
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
    report(`Replacing ${indexName} with ${staging}.`);
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
