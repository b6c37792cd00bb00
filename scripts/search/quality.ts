import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { buildSearchIndex } from '../../plugins/search/engine/search-index';
import { rules } from '../../plugins/search/quality/ablation';
import {
  byPage,
  type Engine,
  type Measured,
  measure,
  scoreOf,
  unknownTargets,
} from '../../plugins/search/quality/measure';
import { plainEngine } from '../../plugins/search/quality/plain-engine';
import {
  type QualityQuery,
  type QuerySet,
  querySets,
  readQueries,
} from '../../plugins/search/quality/queries';
import {
  readRecords,
  readTypes,
} from '../../plugins/search/records/read-index';

// Prints how well search answers the queries of plugins/search/quality.
//   npm run search:quality                  a table for each version, and misses of the validation set
//   npm run search:quality -- --test-set    misses of the test set, too (do not tune by them)
//   npm run search:quality -- --ablation    what Current loses without each rule

/** The least score of each version, over the validation and test sets. */
const floor = {
  successAt1: 0.875,
  successAt3: 0.925,
  meanReciprocalRank: 0.905,
};

const queries = readQueries();
const unseen = queries.filter(({ set }) => set === 'unseen');
const listed = queries.filter(({ set }) => set !== 'unseen');
const versions = releases.map((release) => ({
  label: release.label,
  root: `${site.baseUrl}${urlPrefix(release)}`,
  records: readRecords(release.docsVersion),
  types: readTypes(release.docsVersion),
}));

const unknown = unknownTargets(
  queries,
  new Set(
    versions.flatMap(({ root, records }) =>
      records.map(({ url }) => url.slice(root.length)),
    ),
  ),
);
if (unknown.length > 0) {
  console.error(
    `These targets are no page or heading of any version:\n  ${unknown.join('\n  ')}\n` +
      'Correct them in plugins/search/quality/queries.tsv.',
  );
  process.exit(1);
}
if (process.argv.includes('--ablation')) await printAblation();
else await printQuality();

async function printQuality(): Promise<void> {
  for (const version of versions) {
    const { label, records } = version;
    const plain = plainEngine(records);
    const ours = await engineOf(version);
    const compare = (some: readonly QualityQuery[]): Comparison => [
      measureVersion(version, some, ours),
      measureVersion(version, some, plain),
    ];
    const ofLists = compare(listed);
    const kinds = [...new Set(ofLists[0].map(({ kind }) => kind))];
    console.log(`\n${label}`);
    console.table({
      ...Object.fromEntries(
        kinds.map((kind) => [
          kind,
          line(ofLists, (query) => query.kind === kind, true),
        ]),
      ),
      'all, validation set': line(ofLists, isOf('validation')),
      'all, test set': line(ofLists, isOf('test')),
      all: line(ofLists, () => true, true),
      unseen: line(compare(unseen)),
      'unseen, by page': line(compare(byPage(unseen))),
    });
    printMisses(ofLists[0]);
    const score = scoreOf(ofLists[0]);
    const isAbove = Object.entries(floor).every(
      ([name, value]) => score[name as keyof typeof floor] >= value,
    );
    if (isAbove) continue;
    process.exitCode = 1;
    console.error(
      `${label} is below the floor: success@1 ${floor.successAt1}, success@3 ${floor.successAt3}, MRR ${floor.meanReciprocalRank}.`,
    );
  }
}

function printMisses(measured: readonly Measured[]): void {
  const showTestSet = process.argv.includes('--test-set');
  for (const { query, set, place, first, targets } of measured) {
    if (place === 1 || (set === 'test' && !showTestSet)) continue;
    console.log(
      `  ${place ?? '-'}  ${query}  (${set})\n       actual:   ${first}\n       expected: ${targets.join(', ')}`,
    );
  }
}

/** Prints the points of success@1 and of the MRR, of 100, that each set loses without each rule. */
async function printAblation(): Promise<void> {
  const version = versions[0]!;
  const measureSets = async () => {
    const engine = await engineOf(version);
    return querySets.map((set) =>
      scoreOf(measureVersion(version, queries.filter(isOf(set)), engine)),
    );
  };
  const complete = await measureSets();
  const table: Record<string, object> = {};
  for (const { name, lines, disable } of rules) {
    const enable = disable();
    const scores = await measureSets();
    enable();
    const losses = querySets.map((set, i): [QuerySet, string] => {
      const lost = (key: 'successAt1' | 'meanReciprocalRank') =>
        (100 * (complete[i]![key] - scores[i]![key])).toFixed(1);
      return [set, `${lost('successAt1')} ${lost('meanReciprocalRank')}`];
    });
    table[name] = { lines, ...Object.fromEntries(losses) };
  }
  console.table(table);
}

type Version = (typeof versions)[number];

async function engineOf({ records, types }: Version): Promise<Engine> {
  const index = await buildSearchIndex(records);
  return (query) => index.search(query, types).map(({ record }) => record.url);
}

function measureVersion(
  { records, root }: Version,
  some: readonly QualityQuery[],
  engine: Engine,
): Measured[] {
  return measure(some, new Set(records.map(({ url }) => url)), root, engine);
}

/** The same queries, measured with our engine and with plain MiniSearch. */
type Comparison = [ours: Measured[], plain: Measured[]];

function isOf(set: QuerySet): (query: QualityQuery) => boolean {
  return (query) => query.set === set;
}

/** @returns a line of the table, for the queries that meet the condition. */
function line(
  [ours, plain]: Comparison,
  meets: (query: QualityQuery) => boolean = () => true,
  splitsSets = false,
): Record<string, string | number> {
  const some = ours.filter(meets);
  const ofSet = (set: QuerySet) =>
    splitsSets ? scoresIn(some.filter(isOf(set))) : '';
  return {
    queries: some.length,
    's@1 s@3 MRR': scoresIn(some),
    validation: ofSet('validation'),
    test: ofSet('test'),
    'plain MiniSearch': scoresIn(plain.filter(meets)),
  };
}

function scoresIn(measured: readonly Measured[]): string {
  if (measured.length === 0) return '';
  const { successAt1, successAt3, meanReciprocalRank } = scoreOf(measured);
  return [successAt1, successAt3, meanReciprocalRank]
    .map((value) => value.toFixed(3))
    .join(' ');
}
