import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest';
import { type ApiRequest, FakeApi } from './fake/fake-api';
import { type KnownFields, readKnownFields } from './fake/known-fields';
import { serveApi } from './fake/serve-api';
import { pushRecords } from './push';
import { algoliaRecords } from './records';
import type { Page } from '../records/page';
import { indexSettings } from './settings';

const guide: Page = {
  path: '/o1js/basic-types/field',
  group: 'Basic types',
  kind: 'guide',
  inboundLinks: 3,
  keywords: 'finite field',
  sections: [
    { level: 1, title: 'Field elements', anchor: '', text: 'A number.' },
    {
      level: 2,
      title: 'Arithmetic',
      anchor: 'arithmetic',
      text: 'It wraps.',
      aliases: 'overflow, modulo',
    },
  ],
};

const recordsOf = (...pages: Page[]) =>
  algoliaRecords(
    [{ tag: 'docs-default-current', version: 'current', pages }],
    'https://example.org',
    'en',
  );

/** More records than fit into one request. */
const manyRecords = recordsOf(
  ...Array.from({ length: 1100 }, (_, i) => ({ ...guide, path: `/o1js/${i}` })),
);

let known: KnownFields;
let api: FakeApi;
let server: Awaited<ReturnType<typeof serveApi>>;
let lines: string[];

beforeAll(() => {
  known = readKnownFields();
}, 60_000);

beforeEach(async () => {
  api = new FakeApi(known, { admin: 'admin', search: 'search' });
  api.indexes.set('docs', {
    settings: { hitsPerPage: 7 },
    records: new Map([['old', { objectID: 'old' }]]),
    rules: ['a rule made by hand'],
  });
  server = await serveApi(api);
  lines = [];
});

afterEach(() => server.stop());

const push = (records = recordsOf(guide), adminKey = 'admin') =>
  pushRecords(records, {
    appId: 'app',
    adminKey,
    indexName: 'docs',
    report: (line) => lines.push(line),
    hosts: server.hosts,
  });

const liveRecords = () => [...api.indexes.get('docs')!.records.keys()];

describe('pushing records', () => {
  test('replaces records and settings, keeps rules, and leaves no other index', async () => {
    await push();
    expect(liveRecords()).toEqual([
      '/o1js/basic-types/field',
      '/o1js/basic-types/field#arithmetic',
    ]);
    expect(api.indexes.get('docs')).toMatchObject({
      settings: indexSettings,
      rules: ['a rule made by hand'],
    });
    expect([...api.indexes.keys()]).toEqual(['docs']);
  });

  test('may be repeated', async () => {
    await push();
    await push();
    expect(liveRecords()).toHaveLength(2);
  });

  test('works without an index', async () => {
    api.indexes.clear();
    await push();
    expect(liveRecords()).toHaveLength(2);
  });

  test('shows progress', async () => {
    await push(manyRecords);
    expect(lines).toContain('Sent 1000 of 2200 records (batch 1 of 3).');
    expect(lines).toContain('Sent 2200 of 2200 records (batch 3 of 3).');
  });

  test('with a wrong key says so and changes nothing', async () => {
    await expect(push(undefined, 'wrong')).rejects.toThrow(
      /rejected the key.*\n.*docs was not touched/,
    );
    expect(liveRecords()).toEqual(['old']);
  });

  test('over a connection that breaks half-way says so and changes nothing', async () => {
    let batches = 0;
    api.intercept = ({ url }) => {
      if (url.includes('/batch')) batches += 1;
      return batches > 1 ? { status: 0, body: {} } : undefined;
    };
    await expect(push(manyRecords)).rejects.toThrow(
      /could not be reached.*\n.*docs was not touched/,
    );
    expect(liveRecords()).toEqual(['old']);
    expect(api.indexes.get('docs')?.settings).toEqual({ hitsPerPage: 7 });
  });

  test('after a failure succeeds when repeated', async () => {
    api.intercept = ({ url }) =>
      url.includes('/batch') ? { status: 0, body: {} } : undefined;
    await expect(push()).rejects.toThrow(/not touched/);
    api.intercept = () => undefined;
    await push();
    expect(liveRecords()).toHaveLength(2);
    expect([...api.indexes.keys()]).toEqual(['docs']);
  });

  test('uses only the live index and a staging index, which it starts empty', async () => {
    api.indexes.set('docs_staging', {
      settings: {},
      records: new Map([['left', { objectID: 'left' }]]),
      rules: [],
    });
    await push();
    expect(
      new Set(api.requests.map(({ url }) => url.split(/[/?]/)[3])),
    ).toEqual(new Set(['docs', 'docs_staging']));
    expect(liveRecords()).not.toContain('left');
  });

  describe('whose last step', () => {
    const isMove = ({ url, body }: ApiRequest) =>
      url.includes('/operation') &&
      (body as { destination: string }).destination === 'docs';

    test('was accepted and is not confirmed does not call the live index untouched', async () => {
      let isAccepted = false;
      api.intercept = (request) => {
        if (isAccepted) return { status: 0, body: {} };
        isAccepted = isMove(request);
        return undefined;
      };
      await expect(push()).rejects.toThrow(
        /could not be reached.*\n.*docs takes the new records: Algolia accepted/,
      );
      expect(liveRecords()).toHaveLength(2);
    });

    test('has no answer says that either may be live', async () => {
      api.intercept = (request) =>
        isMove(request) ? { status: 0, body: {} } : undefined;
      await expect(push()).rejects.toThrow(
        /docs holds the old records or the new/,
      );
    });

    test('is rejected says that the live index was not touched', async () => {
      api.intercept = (request) =>
        isMove(request)
          ? { status: 400, body: { message: 'no', status: 400 } }
          : undefined;
      await expect(push()).rejects.toThrow(/answered 400.*\n.*not touched/);
      expect(liveRecords()).toEqual(['old']);
    });
  });

  test('with a record over the limit names it and sends nothing', async () => {
    const [record] = recordsOf(guide);
    await expect(
      push([{ ...record!, content: '€'.repeat(4000) }]),
    ).rejects.toThrow(
      /larger than 10000 bytes.*\n- https:\/\/example\.org\/o1js\/basic-types\/field/,
    );
    expect(api.requests).toHaveLength(0);
  });

  test('without records sends nothing', async () => {
    await expect(push([])).rejects.toThrow(/no records/);
    expect(api.requests).toHaveLength(0);
  });
});

describe('the fake API', () => {
  test('rejects a setting that the client does not know', () => {
    expect(
      api.answer({
        method: 'PUT',
        url: '/1/indexes/docs/settings',
        key: 'admin',
        body: { notASetting: true },
      }).status,
    ).toBe(400);
  });

  test('rejects a request that the client does not make', () => {
    expect(
      api.answer({
        method: 'GET',
        url: '/1/other',
        key: 'admin',
        body: undefined,
      }).status,
    ).toBe(404);
  });
});

describe('records', () => {
  test('have the shape of DocSearch', () => {
    expect(recordsOf(guide)[1]).toEqual({
      objectID: '/o1js/basic-types/field#arithmetic',
      url: 'https://example.org/o1js/basic-types/field#arithmetic',
      url_without_anchor: 'https://example.org/o1js/basic-types/field',
      anchor: 'arithmetic',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'Basic types',
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
});
