import { packPages } from '../records/pack-pages';
import type { Page, Section } from '../records/page';
import { type IndexRecord, unpackRecords } from './index-records';

/** @param text e.g. `## Update a leaf | The text below it.` */
function sectionOf(text: string): Section {
  const [heading = '', below = ''] = text.split(' | ');
  const level = heading.indexOf(' ');
  const title = heading.slice(level + 1);
  const anchor = title.toLowerCase().replace(/\W/g, '');
  return { level, title, text: below, anchor: level === 1 ? '' : anchor };
}

/** @returns a guide; its sections are written as for `sectionOf` */
export const guide = (path: string, ...sections: string[]): Page => ({
  path: `/o1js/${path}`,
  group: 'Guides',
  kind: 'guide',
  inboundLinks: 1,
  sections: sections.map(sectionOf),
});

const api = (
  path: string,
  inboundLinks: number,
  ...sections: string[]
): Page => ({
  ...guide(`api-reference/${path}`, ...sections),
  group: path.startsWith('type-aliases') ? 'Type aliases' : 'Classes',
  kind: 'api',
  inboundLinks,
});

const trees = guide(
  'merkle-trees',
  '# Merkle trees | A tree of hashes commits to a list of leaves.',
  '## Update a leaf | Compute the root again with the new leaf.',
);
trees.keywords = 'mapping,allowlist';
trees.sections[1]!.finePrint = 'A stale path fails. So does a leaf with fees.';
const changelog = guide(
  'changelog',
  '# Changelog',
  '## MerkleTree | MerkleTree was added.',
  '## 2.15.0 · May',
  '## 2.14.0 · March',
);
changelog.sections[2]!.anchor = '2150';
changelog.sections[3]!.anchor = '2140';

/** A handful of pages for the engine's tests. */
const fixturePages: Page[] = [
  trees,
  guide(
    'errors',
    '# Common errors',
    '## Reading a variable | x.toBigInt() was called on a variable field element',
  ),
  guide(
    'actions',
    '# Actions | What actions cost: fees.',
    '## BatchReducer: no limit | A batch reducer takes any number.',
  ),
  api(
    'namespaces/Experimental/classes/BatchReducer',
    1,
    '# Experimental.BatchReducer | Reduces actions in batches.',
  ),
  guide(
    'markup',
    '# <img src=x onerror=alert(1)> | <script>alert(1)</script> & "quotes"',
  ),
  api(
    'classes/MerkleTree',
    3,
    '# MerkleTree | A Merkle tree.',
    '## getRoot() | The root.',
  ),
  api('classes/MerkleTreeWitness', 1, '# MerkleTreeWitness'),
  api(
    'classes/Field',
    40,
    '# Field | An element of a field.',
    '## assertEquals() | Asserts that two fields are equal.',
    '## equals() | Compares two fields.',
    '## toBigInt() | Reads the variable element.',
  ),
  api(
    'classes/Bool',
    7,
    '# Bool | A boolean.',
    '## assertEquals() | Asserts equality.',
  ),
  api('type-aliases/Field', 1, '# Field | Type of field elements.'),
  { ...changelog, group: 'Documentation', kind: 'changelog', inboundLinks: 0 },
];

const packed = packPages(fixturePages, { guide: 1200, reference: 300 });
export const fixtureRecords: IndexRecord[] = unpackRecords(
  packed.titles,
  packed.texts,
);
