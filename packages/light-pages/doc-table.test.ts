import { expect, test } from 'vitest';
import { type Doc, packDocs, unpackDocs } from './doc-table';

const version = { name: '1.0.0', path: '/base/1.0.0' };
const docs: Doc[] = [
  { id: 'index', path: '/base/1.0.0/', sidebar: 'docs' },
  { id: 'guides/first', path: '/base/1.0.0/guides/first', sidebar: 'docs' },
  { id: 'api/README', path: '/base/1.0.0/api/', sidebar: 'docs' },
  { id: 'guides/old', path: '/base/1.0.0/guides/new', sidebar: 'docs' },
  { id: 'alone', path: '/base/1.0.0/alone' },
];

test('pages are the same when they are unpacked', () => {
  const packed = JSON.stringify(packDocs(version, docs));
  expect(unpackDocs(JSON.parse(packed) as ReturnType<typeof packDocs>)).toEqual(
    docs,
  );
});

test('a page whose path follows from its id costs nothing but the id', () => {
  expect(packDocs(version, docs).docs).toEqual([
    'index',
    'guides/first',
    'api/README',
    docs[3],
    docs[4],
  ]);
});
