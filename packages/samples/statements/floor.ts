import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { readData } from '../measure/data-file';
import type { PageWithChecks } from '../parse/page-with-checks';
import type { Problem } from '../sample';

/** @returns the number of statements in checks, without repetitions in a page */
export function countStatements(
  pages: readonly Pick<PageWithChecks, 'checks'>[],
): number {
  return pages.reduce((sum, { checks }) => {
    const texts = checks.flatMap(({ statements }) =>
      statements.map(({ text }) => text),
    );
    return sum + new Set(texts).size;
  }, 0);
}

/** @returns a problem if a release has fewer checked statements than its committed floor */
export function tooFewStatements(
  pages: readonly PageWithChecks[],
  release: Release,
  siteFolder: string,
): Problem[] {
  const file = `${docsFolder(release)}/_measured/statements.json`;
  const { atLeast = 0 } = readData<{ atLeast: number }>(siteFolder, file) ?? {};
  const count = countStatements(pages);
  if (count >= atLeast) return [];
  const message = `${count} statements are checked, and the floor is ${atLeast}. Check as many new ones.`;
  return [{ page: file, line: 2, message }];
}
