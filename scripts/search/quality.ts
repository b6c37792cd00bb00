import { readFileSync } from 'node:fs';
import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { type PackedPages, unpackRows } from '../../plugins/search/engine/rows';
import {
  type Measured,
  measureVersion,
  type Part,
  scoreOf,
  unknownTargets,
} from '../../plugins/search/quality/measure';
import { rowsPath } from '../../plugins/search/records/files';

// Prints how well search answers the queries of plugins/search/quality.
//   npm run search:quality                  table per version and kind, misses of the tuned part
//   npm run search:quality -- --held-out    misses of the held-out part too (do not tune by them)

/** What every version must reach. */
const floor = { successAt1: 0.95, successAt3: 0.99, meanReciprocalRank: 0.97 };

const versions = releases.map((release) => ({
  label: release.label,
  root: `${site.baseUrl}${urlPrefix(release)}`,
  packed: JSON.parse(
    readFileSync(rowsPath(release.docsVersion), 'utf8'),
  ) as PackedPages,
}));

const known = new Set(
  versions.flatMap(({ root, packed }) =>
    unpackRows(packed).map(({ url }) => url.slice(root.length)),
  ),
);
const unknown = unknownTargets(known);
if (unknown.length > 0) {
  console.error(
    `These targets are no page or heading of any version:\n  ${unknown.join('\n  ')}\n` +
      'Correct them in plugins/search/quality/queries.ts.',
  );
  process.exit(1);
}
const showHeldOut = process.argv.includes('--held-out');
let isGood = true;
for (const { label, root, packed } of versions) {
  const measured = await measureVersion(packed, root);
  console.log(`\n${label}`);
  console.table({
    ...Object.fromEntries(
      [...new Set(measured.map(({ kind }) => kind))].map((kind) => [
        kind,
        row(measured.filter((each) => each.kind === kind)),
      ]),
    ),
    'all, tuned': row(ofPart(measured, 'tuned')),
    'all, held out': row(ofPart(measured, 'held out')),
    all: row(measured),
  });
  for (const { query, part, place, first, targets } of measured) {
    if (place === 1 || (part === 'held out' && !showHeldOut)) continue;
    console.log(
      `  ${place ?? '-'}  ${query}  (${part})\n       actual:   ${first}\n       expected: ${targets.join(', ')}`,
    );
  }
  const score = scoreOf(measured);
  isGood &&= Object.entries(floor).every(
    ([name, least]) => score[name as keyof typeof floor] >= least,
  );
}
if (!isGood) {
  console.error(
    `Below the floor: success@1 ${floor.successAt1}, success@3 ${floor.successAt3}, MRR ${floor.meanReciprocalRank}.`,
  );
  process.exitCode = 1;
}

function ofPart(measured: readonly Measured[], part: Part): Measured[] {
  return measured.filter((each) => each.part === part);
}

function row(measured: readonly Measured[]): Record<string, number> {
  const score = scoreOf(measured);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    queries: score.count,
    'success@1': round(score.successAt1),
    'success@3': round(score.successAt3),
    MRR: round(score.meanReciprocalRank),
  };
}
