import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { buildSearchIndex } from '../../plugins/search/engine/search-index';
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
  readQueries,
} from '../../plugins/search/quality/queries';
import {
  readRecords,
  readTypes,
} from '../../plugins/search/records/read-index';

// Prints how well search answers the queries of plugins/search/quality.
//   npm run search:quality                  a table for each version, and misses of the validation set
//   npm run search:quality -- --test-set    misses of the test set, too (do not tune by them)

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
const showTestSet = process.argv.includes('--test-set');
let isGood = true;
for (const { label, root, records, types } of versions) {
  const known = new Set(records.map(({ url }) => url));
  const index = await buildSearchIndex(records);
  const engine: Engine = (query) =>
    index.search(query, types).map(({ record }) => record.url);
  const plain = plainEngine(records);
  const compare = (some: readonly QualityQuery[]): Comparison => [
    measure(some, known, root, engine),
    measure(some, known, root, plain),
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
  for (const { query, set, place, first, targets } of ofLists[0]) {
    if (place === 1 || (set === 'test' && !showTestSet)) continue;
    console.log(
      `  ${place ?? '-'}  ${query}  (${set})\n       actual:   ${first}\n       expected: ${targets.join(', ')}`,
    );
  }
  const score = scoreOf(ofLists[0]);
  const isAbove = Object.entries(floor).every(
    ([name, value]) => score[name as keyof typeof floor] >= value,
  );
  if (!isAbove)
    console.error(
      `${label} is below the floor: success@1 ${floor.successAt1}, success@3 ${floor.successAt3}, MRR ${floor.meanReciprocalRank}.`,
    );
  isGood &&= isAbove;
}
if (!isGood) process.exitCode = 1;

/** The same queries, measured with our engine and with plain MiniSearch. */
type Comparison = [ours: Measured[], plain: Measured[]];

type Condition = (query: QualityQuery) => boolean;

function isOf(set: QuerySet): Condition {
  return (query) => query.set === set;
}

/** @returns a line of the table, for the queries that meet the condition. */
function line(
  [ours, plain]: Comparison,
  meets: Condition = () => true,
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
