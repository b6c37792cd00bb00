// `npx tsx scripts/reference-counts.ts`: how many symbols of each release the reference
// says since when they exist, shows, measures and explains. Needs a build,
// which chooses the examples of guides.
import path from 'node:path';
import { installedRelease } from '../config/installed-release';
import { releases, type Release } from '../config/releases';
import { readComparisons } from '../plugins/changelog/exports/recorded';
import { readApiCosts } from '../plugins/symbols/costs/recorded';
import { readUses } from '../plugins/symbols/guides/kept-uses';
import { idOf } from '../plugins/symbols/id';
import { SinceTable } from '../plugins/symbols/since';
import { readTable } from '../plugins/symbols/table/read-table';
import { readDocExamples } from '../plugins/api-reference/examples/read-examples';
import { readOutcomes } from '../plugins/api-reference/examples/recorded';
import { referenceFolder } from '../plugins/api-reference/refresh';

const siteFolder = path.resolve('.');

function countsOf(release: Release) {
  const { o1jsVersion } = installedRelease(release, siteFolder);
  const table = readTable(release, siteFolder);
  if (!table) {
    throw new Error(
      `Docs version ${release.docsVersion} has no reference. Run: npm run build`,
    );
  }
  const since = new SinceTable(readComparisons(siteFolder), o1jsVersion);
  const costs = readApiCosts(release, siteFolder);
  const uses = readUses(release, siteFolder);
  const outcomes = readOutcomes(release, siteFolder).examples;
  const examples = readDocExamples(release, siteFolder);
  const withAuthors = new Set(examples.map(({ at }) => at));
  const withRun = new Set(
    examples.flatMap(({ at, key }) =>
      outcomes[key]?.result === 'ran' ? [at] : [],
    ),
  );
  const symbols = table.symbols.flatMap((symbol) => {
    const { page, anchor } = symbol;
    if (!page) return [];
    const place = page.slice(referenceFolder.length + 1).replace(/\.md$/, '');
    const used = uses.symbols[idOf(symbol)];
    return [
      {
        at: anchor ? `${place}#${anchor}` : place,
        isDated: since.of(symbol) !== undefined,
        isMeasured: costs.symbols[idOf(symbol)] !== undefined,
        isShown: (used?.examples.length ?? 0) > 0,
        isExplained: (used?.sections.length ?? 0) > 0,
        isDescribed: symbol.summary !== undefined,
      },
    ];
  });
  const count = (has: (symbol: (typeof symbols)[number]) => boolean) =>
    symbols.filter(has).length;
  return {
    symbols: symbols.length,
    'with a sentence': count(({ isDescribed }) => isDescribed),
    'with since': count(({ isDated }) => isDated),
    'with an example': count(
      ({ at, isShown }) => isShown || withAuthors.has(at),
    ),
    'with one that ran': count(({ at, isShown }) => isShown || withRun.has(at)),
    'with a cost': count(({ isMeasured }) => isMeasured),
    'with a guide': count(({ isExplained }) => isExplained),
  };
}

console.table(
  Object.fromEntries(
    releases.map((release) => [
      installedRelease(release, siteFolder).o1jsVersion,
      countsOf(release),
    ]),
  ),
);
