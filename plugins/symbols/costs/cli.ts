import { releases } from '../../../config/releases';
import { refreshReferences } from '../../api-reference/refresh-references';
import { costDifferences } from './compare';
import type { SymbolCost } from './cost';
import { measureCosts } from './measure';
import { apiCostsFile, readApiCosts, writeApiCosts } from './recorded';

/**
 * `npm run costs -- --api`: measures what symbols cost, and records or compares it.
 *
 * @param docsVersions to measure; all where none is named
 * @returns whether all calls could be made, and, compared, nothing differs
 */
export async function costsOfApi(
  docsVersions: readonly string[],
  isWritten: boolean,
  siteFolder: string,
): Promise<boolean> {
  const unknown = docsVersions.filter(
    (name) => !releases.some(({ docsVersion }) => docsVersion === name),
  );
  if (unknown.length > 0) {
    console.error(
      `No docs version is called ${unknown.join(', ')}. There are: ${releases.map(({ docsVersion }) => docsVersion).join(', ')}`,
    );
    return false;
  }
  await refreshReferences(siteFolder);
  const asked = releases.filter(
    ({ docsVersion }) =>
      docsVersions.length === 0 || docsVersions.includes(docsVersion),
  );
  let holds = true;
  for (const release of asked) {
    const { failed, ...measured } = await measureCosts(release, siteFolder);
    const file = apiCostsFile(release);
    if (failed.length > 0) {
      holds = false;
      console.error(
        `${file}: calls of these symbols fail on o1js ${measured.o1js}. Give each a set-up in plugins/symbols/costs/set-ups.mjs, or leave it out there:\n${indented(failed)}`,
      );
    }
    if (isWritten) {
      writeApiCosts(release, siteFolder, measured);
    } else {
      const { symbols } = readApiCosts(release, siteFolder);
      const lines = costDifferences(symbols, measured.symbols);
      if (lines.length > 0) {
        holds = false;
        console.error(
          `${file} does not hold:\n${indented(lines)}\nIf the change is meant, run: npm run costs -- --api --write ${release.docsVersion}`,
        );
      }
    }
    console.log(`${file}: ${counts(Object.values(measured.symbols))}`);
  }
  return holds;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function counts(costs: readonly SymbolCost[]): string {
  const without = costs.filter((cost) => typeof cost === 'string').length;
  const free = costs.filter(
    (cost) =>
      typeof cost !== 'string' &&
      Object.values(cost).every(({ rows }) => rows === 0),
  ).length;
  return `${costs.length} symbols, ${free} without rows, ${without} on constants only`;
}
