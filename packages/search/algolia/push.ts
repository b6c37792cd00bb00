import type { Algoliasearch } from 'algoliasearch';
import type { AlgoliaRecord } from './records';
import { indexSettings } from './settings';

/**
 * Replaces settings and records of a hosted index, and keeps the rules and
 * synonyms that were written by hand at Algolia. Algolia's client fills a
 * second index, which replaces the live one in one step at the end. So a failed
 * push leaves the old records, and you can repeat it.
 *
 * @param client of the Algolia application, with a key that can write
 * @param records all records of the index
 * @throws Error if there are no records, or Algolia's own error
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly AlgoliaRecord[],
): Promise<void> {
  if (records.length === 0)
    throw new Error('There are no records to send. Nothing was sent.');
  const { taskID } = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID });
  const objects = records.map((record) => ({ ...record }));
  await client.replaceAllObjects({ indexName, objects });
}
