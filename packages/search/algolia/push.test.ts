import { algoliasearch } from 'algoliasearch';
import { expect, test } from 'vitest';
import { guide } from '../engine/fixture-records';
import { pushRecords } from './push';
import { algoliaRecords } from './records';
import { indexSettings } from './settings';

const page = guide(
  'basic-types/field',
  '# Field elements | A number.',
  '## Arithmetic | It wraps.',
);
page.sections[1]!.aliases = 'overflow, modulo';
const records = algoliaRecords(
  [{ tag: 'docs-default-current', version: 'current', pages: [page] }],
  'https://example.org',
  'en',
);

/** Pushes the records to an Algolia that accepts all requests. */
async function push(some: typeof records) {
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const client = algoliasearch('app', 'key', {
    requester: {
      send({ method, url, data }) {
        const request = `${method} ${new URL(url).pathname.replace(/_tmp_\d+/, '_tmp')}`;
        requests.push(request);
        bodies.push(data && JSON.parse(String(data)));
        const content = { taskID: 1, status: 'published', objectIDs: [] };
        return Promise.resolve({
          status: 200,
          content: JSON.stringify(content),
          isTimedOut: false,
        });
      },
    },
  });
  const error = await pushRecords(client, 'docs', some).catch(String);
  return { requests, bodies, error };
}

test('settings and records are sent, and the second index becomes the live one at the end', async () => {
  const { requests, bodies, error } = await push(records);
  expect(error).toBeUndefined();
  expect(bodies).toContainEqual(indexSettings);
  expect(bodies).toContainEqual({
    requests: records.map((body) => ({ action: 'addObject', body })),
  });
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([
    'PUT /1/indexes/docs/settings',
    // Rules and synonyms are copied from the live index.
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/docs_tmp/batch',
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/docs_tmp/operation',
  ]);
  expect(bodies).toContainEqual({ operation: 'move', destination: 'docs' });
});

test('without records nothing is sent', async () => {
  const { requests, error } = await push([]);
  expect(error).toContain('no records');
  expect(requests).toEqual([]);
});

test('records have the shape of DocSearch', () => {
  expect(records[1]).toEqual({
    objectID: '/o1js/basic-types/field#arithmetic',
    url: 'https://example.org/o1js/basic-types/field#arithmetic',
    url_without_anchor: 'https://example.org/o1js/basic-types/field',
    anchor: 'arithmetic',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Field elements',
      lvl2: 'Arithmetic',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'It wraps.',
    aliases: 'overflow, modulo',
    language: 'en',
    lang: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    weight: { pageRank: 100, level: 80, position: 1 },
  });
});
