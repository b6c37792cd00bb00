import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { buildSearchIndex } from '../../plugins/search/engine/search-index';
import {
  type Ask,
  type Measured,
  measure,
  type Part,
  scoreOf,
  unknownTargets,
} from '../../plugins/search/quality/measure';
import { unseenQueries } from '../../plugins/search/quality/queries';
import { plainEngine } from '../../plugins/search/quality/plain-engine';
import { readRows, readTypes } from '../../plugins/search/records/read-rows';

// Prints how well search answers the queries of plugins/search/quality.
//   npm run search:quality                  table per version and kind, misses of the tuned part
//   npm run search:quality -- --held-out    misses of the held-out part too (do not tune by them)

/** What each version must reach. */
const floor = {
  successAt1: 0.875,
  successAt3: 0.925,
  meanReciprocalRank: 0.905,
};

const versions = releases.map((release) => ({
  label: release.label,
  root: `${site.baseUrl}${urlPrefix(release)}`,
  rows: readRows(release.docsVersion),
  types: readTypes(release.docsVersion),
}));

const unknown = unknownTargets(
  new Set(
    versions.flatMap(({ root, rows }) =>
      rows.map(({ url }) => url.slice(root.length)),
    ),
  ),
);
if (unknown.length > 0) {
  console.error(
    `These targets are no page or heading of any version:\n  ${unknown.join('\n  ')}\n` +
      'Correct them in plugins/search/quality/queries.',
  );
  process.exit(1);
}
const showHeldOut = process.argv.includes('--held-out');
let isGood = true;
for (const { label, root, rows, types } of versions) {
  const known = new Set(rows.map(({ url }) => url));
  const index = await buildSearchIndex(rows);
  const ask = (query: string) =>
    index.search(query, types).map(({ row }) => row.url);
  const plainAsk = plainEngine(rows);
  const measured = measure(known, root, ask);
  const plain = measure(known, root, plainAsk);
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  console.log(`\n${label}`);
  console.table({
    ...Object.fromEntries(
      kinds.map((kind) => [kind, line(measured, plain, { kind })]),
    ),
    'all, tuned': line(measured, plain, { part: 'tuned' }),
    'all, held out': line(measured, plain, { part: 'held out' }),
    all: line(measured, plain, {}),
    ...unseenLines(known, root, ask, plainAsk),
  });
  for (const { query, part, place, first, targets } of measured) {
    if (place === 1 || (part === 'held out' && !showHeldOut)) continue;
    console.log(
      `  ${place ?? '-'}  ${query}  (${part})\n       actual:   ${first}\n       expected: ${targets.join(', ')}`,
    );
  }
  const score = scoreOf(measured);
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

/** @returns lines for queries that nobody tunes by: the right heading, and any heading of a right page. */
function unseenLines(
  known: ReadonlySet<string>,
  root: string,
  ...engines: [ours: Ask, plain: Ask]
) {
  const score = (wholePages: boolean) => {
    const list = unseenQueries(wholePages);
    const [ours, plain] = engines.map((ask) => measure(known, root, ask, list));
    return { ...line(ours!, plain!, {}), tuned: '', 'held out': '' };
  };
  return { unseen: score(false), 'unseen, the page': score(true) };
}

/** @returns a line of the table: the engine's scores, and those of plain MiniSearch. */
function line(
  measured: readonly Measured[],
  plain: readonly Measured[],
  { kind, part }: { kind?: string; part?: Part },
): Record<string, string | number> {
  const some = (all: readonly Measured[], ofPart = part) =>
    all.filter(
      (each) =>
        (!kind || each.kind === kind) && (!ofPart || each.part === ofPart),
    );
  const text = (each: readonly Measured[]) => {
    if (each.length === 0) return '';
    const score = scoreOf(each);
    return [score.successAt1, score.successAt3, score.meanReciprocalRank]
      .map((value) => value.toFixed(3))
      .join(' ');
  };
  return {
    queries: some(measured).length,
    's@1 s@3 MRR': text(some(measured)),
    tuned: part ? '' : text(some(measured, 'tuned')),
    'held out': part ? '' : text(some(measured, 'held out')),
    'plain MiniSearch': text(some(plain)),
  };
}
