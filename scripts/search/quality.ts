// Prints how well search answers the queries of packages/search/quality.
//   npm run search:quality                  a table for each version, and misses of the validation set
//   npm run search:quality -- --test-set    misses of the test set, too (do not tune by them)
//   npm run search:quality -- --ablation    what Current loses without each rule
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { buildSearchIndex } from '@o1js-docs/search/engine/search-index';
import { scoreWithoutEach } from '@o1js-docs/search/quality/ablation';
import {
  byPage,
  type Engine,
  type Measured,
  measure,
  scoreOf,
} from '@o1js-docs/search/quality/measure';
import { plainEngine } from '@o1js-docs/search/quality/plain-engine';
import {
  type QualityQuery,
  querySets,
  readQueries,
} from '@o1js-docs/search/quality/queries';
import { readRecords, readTypes } from '@o1js-docs/search/records/read-index';

/** The least success@1, success@3 and MRR of each version, over the validation and test sets. */
const floor = [0.875, 0.925, 0.905];

const queries = readQueries();
const unseen = queries.filter(({ set }) => set === 'unseen');
const listed = queries.filter(({ set }) => set !== 'unseen');
const kinds = [...new Set(listed.map(({ kind }) => kind))];

const versions = releases.map((release) => {
  const root = `${site.baseUrl}${urlPrefix(release)}`;
  const records = readRecords(release.docsVersion);
  const types = readTypes(release.docsVersion);
  const known = new Set(records.map(({ url }) => url));
  return {
    label: release.label,
    records,
    /** Addresses below the root. */
    targets: [...known].map((url) => url.slice(root.length)),
    makeEngine: async (): Promise<Engine> => {
      const index = await buildSearchIndex(records);
      return (query) =>
        index.search(query, types).map(({ record }) => record.url);
    },
    measure: (some: readonly QualityQuery[], engine: Engine) =>
      measure(some, known, root, engine),
  };
});

const targets = new Set(versions.flatMap((version) => version.targets));
const unknown = queries
  .flatMap((query) => query.targets)
  .filter((target) => !targets.has(target.replace(/#\*$/, '')));
if (unknown.length > 0)
  throw new Error(
    `These targets are no page or heading of any version. Correct them in packages/search/quality/queries.tsv:\n  ${unknown.join('\n  ')}`,
  );
if (process.argv.includes('--ablation')) await printAblation();
else for (const version of versions) await printQuality(version);

type Version = (typeof versions)[number];

async function printQuality(version: Version): Promise<void> {
  const engine = await version.makeEngine();
  const plain = plainEngine(version.records);
  const row = (some: readonly QualityQuery[]) => {
    const ours = version.measure(some, engine);
    return {
      queries: ours.length,
      's@1 s@3 MRR': format(ours),
      validation: format(ours.filter(({ set }) => set === 'validation')),
      test: format(ours.filter(({ set }) => set === 'test')),
      'plain MiniSearch': format(version.measure(some, plain)),
    };
  };
  console.log(`\n${version.label}`);
  const ofKind = kinds.map((kind) => [
    kind,
    row(listed.filter((query) => query.kind === kind)),
  ]);
  console.table({
    ...(Object.fromEntries(ofKind) as object),
    all: row(listed),
    unseen: row(unseen),
    'unseen, by page': row(byPage(unseen)),
  });
  const measured = version.measure(listed, engine);
  printMisses(measured);
  const score = scoreOf(measured);
  if (floor.every((least, i) => score[i]! >= least)) return;
  process.exitCode = 1;
  console.error(`${version.label} is below ${floor.join(' ')}.`);
}

function printMisses(measured: readonly Measured[]): void {
  const showTestSet = process.argv.includes('--test-set');
  for (const { query, set, place, first, targets } of measured)
    if (place !== 1 && (set === 'validation' || showTestSet))
      console.log(
        `  ${place ?? '-'}  ${query}  (${set})\n       actual:   ${first}\n       expected: ${targets.join(', ')}`,
      );
}

/** Prints the points of success@1 and of the MRR, of 100, that each set loses without each rule. */
async function printAblation(): Promise<void> {
  const version = versions[0]!;
  const scoreSets = async () => {
    const engine = await version.makeEngine();
    return querySets.map((set) => {
      const ofSet = queries.filter((query) => query.set === set);
      return scoreOf(version.measure(ofSet, engine));
    });
  };
  const complete = await scoreSets();
  const without = await scoreWithoutEach(scoreSets);
  const rows = without.map(({ name, lines, score }) => {
    const losses = querySets.map((set, i) => {
      const lost = (measure: number) =>
        (100 * (complete[i]![measure]! - score[i]![measure]!)).toFixed(1);
      return [set, `${lost(0)} ${lost(2)}`];
    });
    return [name, { lines, ...(Object.fromEntries(losses) as object) }];
  });
  console.table(Object.fromEntries(rows));
}

function format(measured: readonly Measured[]): string {
  if (measured.length === 0) return '';
  return scoreOf(measured)
    .map((value) => value.toFixed(3))
    .join(' ');
}
