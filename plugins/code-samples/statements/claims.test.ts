import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentRelease } from '../../../config/releases';
import type { InstalledRelease } from '../../../config/installed-release';
import { parsePage } from '../../markdown/parse';
import { samplesOfPage } from '../parse/samples-of-page';
import { programsOf } from '../program/programs';
import { leakedImports } from './leaked-imports';
import { fewerStatements, writeStatements } from './recorded';
import { sourceClaimProblems } from './source-claims';
import { uncheckedSentences } from './unchecked';
import { sentencesOf, visibleText } from '../../markdown/visible-text';

const hostile = path.resolve(import.meta.dirname, '../fixtures/hostile');
const ref = (name: string) => ({
  page: `docs/${name}.mdx`,
  docsVersion: 'current',
});

describe('quotes', () => {
  test('words that the page does not say fail, with the nearest sentence', () => {
    const { problems } = samplesOfPage(ref('wrong-claim'), hostile);
    expect(problems).toEqual([
      {
        page: 'docs/wrong-claim.mdx',
        line: 11,
        message: `The page does not say “A Field has no such sign”. Quote it as the reader sees it, without markup; … stands for a measured figure.
The nearest sentence, in line 3: “A Field has no sign.”`,
      },
    ]);
  });

  test('flags that have no place on a claim are named', () => {
    const { problems } = samplesOfPage(ref('claim-flags'), hostile);
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      ...['cost', 'id', 'title', 'typecheck'].map((flag) => [
        flag === 'typecheck' ? 9 : 5,
        `A block with claim is run and not shown, so ${flag} has no place there: remove it.`,
      ]),
      [
        13,
        'What a package says needs its words and its place: write source-claim="words of the page" in="src/lib/…:1-9".',
      ],
      [
        17,
        'A check that quotes the page is a ts block, not sh: it would be shown.',
      ],
    ]);
  });

  test('a name that only a claim imports is not for shown blocks', () => {
    const [program] = programsOf(samplesOfPage(ref('leaked-import'), hostile));
    expect(program && leakedImports(program)).toEqual([
      {
        page: 'docs/leaked-import.mdx',
        line: 18,
        message:
          'Only a check that readers do not see imports Bool: import it in this block.',
      },
    ]);
  });
});

describe('what the package says', () => {
  const packageFolder = mkdtempSync(path.join(os.tmpdir(), 'package-'));
  writeFileSync(
    path.join(packageFolder, 'limits.ts'),
    'const a = 1;\nconst max = {\n  events: 16,\n};\n',
  );
  const release = { packageFolder, o1jsVersion: '9.9.9' } as InstalledRelease;
  const claim = {
    page: 'docs/x.mdx',
    line: 7,
    words: ['at most 16'],
    file: 'limits.ts',
    from: 2,
    to: 4,
    text: 'const max = { events: 16, };',
  };
  const messages = (change: Partial<typeof claim>) =>
    sourceClaimProblems([{ ...claim, ...change }], release).map(
      ({ message }) => message,
    );

  test('is compared without white space and trailing commas', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ text: 'const max = { events: 16 };' })).toEqual([]);
    expect(messages({ text: 'const max = { events, 16 };' })).toHaveLength(1);
  });

  test('is looked for when its lines differ', () => {
    expect(messages({ from: 1, to: 2 })).toEqual([
      'The text is in lines 2-4 of limits.ts: write in="limits.ts:2-4".',
    ]);
  });

  test('fails when it changed, and shows what stands there', () => {
    expect(messages({ text: 'const max = { events: 17 };' })).toEqual([
      'limits.ts of o1js 9.9.9 does not say this. Lines 2-4 are:\nconst max = {\n  events: 16,\n};',
    ]);
    expect(messages({ file: 'no.ts' })).toEqual([
      'o1js 9.9.9 has no file no.ts.',
    ]);
  });
});

test('text is what the reader sees, figures are …', () => {
  const tree = parsePage({
    file: 'x.mdx',
    text: 'A `Field` costs <Rows of="x" /> rows,\nand **no** more.\n\n| a | [b](c) |\n| - | - |\n\n```ts\ncode\n```\n',
  });
  expect(visibleText(tree).map(({ text }) => text)).toContain(
    'A Field costs … rows, and no more.',
  );
});

test('sentences end where one begins', () => {
  expect(sentencesOf('In o1js 2.5.0 it fails. Then `x.y()` works.')).toEqual([
    'In o1js 2.5.0 it fails.',
    'Then `x.y()` works.',
  ]);
});

test('sentences to read are those that tell something and stand alone', () => {
  const text = [
    'A witness costs 1 row.',
    'Pages are fun.',
    'It never fails.\n\n```ts\n1;\n```',
    'It always ends.',
  ].join('\n\n');
  expect(
    uncheckedSentences(parsePage({ file: 'x.md', text }), [
      { words: 'always ends', line: 1 },
    ]),
  ).toEqual([{ sentence: 'A witness costs 1 row.', line: 1 }]);
});

test('the count of checked statements of a page does not fall', () => {
  const siteFolder = mkdtempSync(path.join(os.tmpdir(), 'statements-'));
  mkdirSync(path.join(siteFolder, 'docs'));
  const release = currentRelease();
  const page = samplesOfPage(ref('wrong-claim'), hostile);
  writeStatements([page], release, '2.15.0', siteFolder);
  expect(
    readFileSync(
      path.join(siteFolder, 'docs/_measured/statements.json'),
      'utf8',
    ),
  ).toContain('"wrong-claim.mdx": 2');
  expect(fewerStatements([page], release, siteFolder)).toEqual([]);
  expect(
    fewerStatements([{ ...page, samples: [] }], release, siteFolder),
  ).toEqual([
    {
      page: 'docs/wrong-claim.mdx',
      line: 1,
      message:
        '0 statements of the page are checked; 2 were. If some are gone with their sentences, record it: npx tsx plugins/code-samples/cli/claims.ts --write',
    },
  ]);
});
