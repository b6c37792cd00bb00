// Prints how well search answers the queries of packages/search/quality.
//   npm run search:quality                  a table for each version, and misses of the validation set
//   npm run search:quality -- --test-set    misses of the test set, too (do not tune by them)
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { buildSearchIndex } from '@o1js-docs/search/engine/search-index';
import {
  byPage,
  type Measured,
  measure,
  scoreOf,
} from '@o1js-docs/search/quality/measure';
import {
  type QualityQuery,
  readQueries,
} from '@o1js-docs/search/quality/queries';
import { readRecords, readTypes } from '@o1js-docs/search/records/read-index';

/** The least success@1, success@3 and MRR of each version, over the validation and test sets. */
const floor = [0.875, 0.925, 0.905];

const queries = readQueries();
const isUnseen = ({ set }: QualityQuery) => set === 'unseen';
const kinds = new Set(
  queries.filter((query) => !isUnseen(query)).map(({ kind }) => kind),
);

const versions = releases.map((release) => {
  const root = `${site.baseUrl}${urlPrefix(release)}`;
  const records = readRecords(release.docsVersion);
  const known = new Set(records.map(({ url }) => url));
  return { release, root, records, known };
});

const targets = new Set(
  versions.flatMap(({ known, root }) =>
    [...known].map((url) => url.slice(root.length)),
  ),
);
const unknown = queries
  .flatMap((query) => query.targets)
  .filter((target) => !targets.has(target.replace(/#\*$/, '')));
if (unknown.length > 0)
  throw new Error(
    `These targets are no page or heading of any version. Correct them in packages/search/quality/queries.tsv:\n  ${unknown.join('\n  ')}`,
  );
for (const version of versions) await printQuality(version);

async function printQuality({
  release,
  root,
  records,
  known,
}: (typeof versions)[number]): Promise<void> {
  const index = await buildSearchIndex(records);
  const types = readTypes(release.docsVersion);
  const engine = (query: string) =>
    index.search(query, types).map(({ record }) => record.url);
  const measured = measure(queries, known, root, engine);
  const listed = measured.filter((query) => !isUnseen(query));
  const row = (some: readonly Measured[]) => ({
    queries: some.length,
    's@1 s@3 MRR': format(some),
    validation: format(some.filter(({ set }) => set === 'validation')),
    test: format(some.filter(({ set }) => set === 'test')),
  });
  console.log(`\n${release.label}`);
  const ofKinds = [...kinds].map((kind) => [
    kind,
    row(listed.filter((query) => query.kind === kind)),
  ]);
  console.table({
    ...(Object.fromEntries(ofKinds) as object),
    all: row(listed),
    unseen: row(measured.filter(isUnseen)),
    'unseen, by page': row(
      measure(byPage(queries.filter(isUnseen)), known, root, engine),
    ),
  });
  printMisses(listed);
  const score = scoreOf(listed);
  if (floor.every((least, i) => score[i]! >= least)) return;
  process.exitCode = 1;
  console.error(`${release.label} is below ${floor.join(' ')}.`);
}

function printMisses(measured: readonly Measured[]): void {
  const showTestSet = process.argv.includes('--test-set');
  for (const { query, set, place, first, targets } of measured)
    if (place !== 1 && (set === 'validation' || showTestSet))
      console.log(
        `  ${place ?? '-'}  ${query}  (${set})\n       actual:   ${first}\n       expected: ${targets.join(', ')}`,
      );
}

function format(measured: readonly Measured[]): string {
  if (measured.length === 0) return '';
  return scoreOf(measured)
    .map((value) => value.toFixed(3))
    .join(' ');
}
