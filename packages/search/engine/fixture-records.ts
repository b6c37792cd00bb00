import { packPages } from '../records/pack-pages';
import type { Page, Section } from '../records/page';
import { type IndexRecord, unpackRecords } from './index-records';

const section = (
  level: number,
  title: string,
  text = '',
  anchor = title.toLowerCase().replace(/\W/g, ''),
): Section => ({ level, title, text, anchor: level === 1 ? '' : anchor });

const guide = (path: string, ...sections: Section[]): Page => ({
  path: `/o1js/${path}`,
  group: 'Guides',
  kind: 'guide',
  inboundLinks: 1,
  sections,
});

const api = (
  path: string,
  inboundLinks: number,
  ...sections: Section[]
): Page => ({
  path: `/o1js/api-reference/${path}`,
  group: path.startsWith('type-aliases') ? 'Type aliases' : 'Classes',
  kind: 'api',
  inboundLinks,
  sections,
});

/** A handful of pages for the engine's tests. */
const fixturePages: Page[] = [
  {
    ...guide(
      'merkle-trees',
      section(
        1,
        'Merkle trees',
        'A tree of hashes commits to a list of leaves.',
      ),
      {
        ...section(
          2,
          'Update a leaf',
          'Compute the root again with the new leaf.',
        ),
        finePrint: 'A stale path fails. So does a leaf with fees.',
      },
    ),
    keywords: 'mapping,allowlist',
  },
  guide(
    'errors',
    section(1, 'Common errors'),
    section(
      2,
      'Reading a variable',
      'x.toBigInt() was called on a variable field element',
    ),
  ),
  guide(
    'actions',
    section(1, 'Actions', 'What actions cost: fees.'),
    section(2, 'BatchReducer: no limit', 'A batch reducer takes any number.'),
  ),
  api(
    'namespaces/Experimental/classes/BatchReducer',
    1,
    section(1, 'Experimental.BatchReducer', 'Reduces actions in batches.'),
  ),
  guide(
    'markup',
    section(
      1,
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script> & "quotes"',
    ),
  ),
  api(
    'classes/MerkleTree',
    3,
    section(1, 'MerkleTree', 'A Merkle tree.'),
    section(2, 'getRoot()', 'The root.'),
  ),
  api('classes/MerkleTreeWitness', 1, section(1, 'MerkleTreeWitness')),
  api(
    'classes/Field',
    40,
    section(1, 'Field', 'An element of a field.'),
    section(2, 'assertEquals()', 'Asserts that two fields are equal.'),
    section(2, 'equals()', 'Compares two fields.'),
    section(2, 'toBigInt()', 'Reads the variable element.'),
  ),
  api(
    'classes/Bool',
    7,
    section(1, 'Bool', 'A boolean.'),
    section(2, 'assertEquals()', 'Asserts equality.'),
  ),
  api('type-aliases/Field', 1, section(1, 'Field', 'Type of field elements.')),
  {
    path: '/o1js/changelog',
    group: 'Documentation',
    kind: 'changelog',
    inboundLinks: 0,
    sections: [
      section(1, 'Changelog'),
      section(2, 'MerkleTree', 'MerkleTree was added.'),
      section(2, '2.15.0 · May', '', '2150'),
      section(2, '2.14.0 · March', '', '2140'),
    ],
  },
];

const packed = packPages(fixturePages, { guide: 1200, reference: 300 });
export const fixtureRecords: IndexRecord[] = unpackRecords(
  packed.titles,
  packed.texts,
);
