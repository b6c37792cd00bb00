import { docsFolder, type Release } from '../../../config/releases';
import { readData, writeData } from '../measure/data-file';
import type { PageSamples } from '../parse/samples-of-page';
import { pathInRelease } from '../parse/samples-of-release';
import type { Problem } from '../sample';

/** Number of checked statements of each page, by its path inside the release's pages. */
type Recorded = Record<string, number>;

/** @returns the committed file of a release, relative to the site's root. */
function statementsFile(release: Release): string {
  return `${docsFolder(release)}/_measured/statements.json`;
}

/** @returns the number of different statements of a page that are checked */
export function checkedStatements({
  samples,
  sourceClaims,
}: Pick<PageSamples, 'samples' | 'sourceClaims'>): number {
  return new Set([
    ...samples.flatMap(({ claims }) => claims ?? []),
    ...sourceClaims.flatMap(({ words }) => words),
  ]).size;
}

/** @returns a problem for each page with fewer checked statements than recorded */
export function fewerStatements(
  pages: readonly PageSamples[],
  release: Release,
  siteFolder: string,
): Problem[] {
  const recorded = readRecorded(release, siteFolder);
  return pages.flatMap((page) => {
    const before = recorded[pathInRelease(page.page, release)] ?? 0;
    const now = checkedStatements(page);
    if (now >= before) return [];
    const message =
      `${now} statements of the page are checked; ${before} were. ` +
      'If some are gone with their sentences, record it: npx tsx plugins/code-samples/cli/claims.ts --write';
    return [{ page: page.page, line: 1, message }];
  });
}

/** Records the number of checked statements of each page. */
export function writeStatements(
  pages: readonly PageSamples[],
  release: Release,
  o1js: string,
  siteFolder: string,
): void {
  const counts: Recorded = Object.fromEntries(
    pages.flatMap((page) => {
      const count = checkedStatements(page);
      return count > 0 ? [[pathInRelease(page.page, release), count]] : [];
    }),
  );
  writeData(siteFolder, statementsFile(release), { o1js, samples: counts });
}

function readRecorded(release: Release, siteFolder: string): Recorded {
  return (
    readData<{ samples: Recorded }>(siteFolder, statementsFile(release))
      ?.samples ?? {}
  );
}
