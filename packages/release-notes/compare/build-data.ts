import { installedRelease } from '@o1js-docs/project/installed-release';
import { referenceFolder } from '@o1js-docs/project/paths';
import { type Release, releases, urlPrefix } from '@o1js-docs/project/releases';
import { siteAddress } from '@o1js-docs/project/site-address';
import { migrations } from './migrations/migrations';
import type {
  CompareData,
  Documented,
  SignatureHistory,
  Step,
} from '../comparison/data';
import { byVersion } from '@o1js-docs/project/by-version';
import { addressOf } from '@o1js-docs/api-docs/symbols/address';
import { readApiCosts } from '@o1js-docs/api-docs/symbols/costs/recorded';
import { costTexts } from '@o1js-docs/api-docs/symbols/costs/words';
import {
  comparedReleases,
  readComparisons,
  readSignatures,
  type SignatureChanges,
} from '@o1js-docs/api-docs/symbols/history';
import { readTable } from '@o1js-docs/api-docs/symbols/table/read-table';

/**
 * Collects the records of all releases. Links lead to the references that have
 * been generated.
 *
 * @param siteFolder absolute path of the folder that holds `changelog`
 * @throws Error when nothing is recorded, or a documented release is not installed
 */
export function buildData(siteFolder: string): CompareData {
  const comparisons = readComparisons(siteFolder);
  const versions = releases.map(
    (release) => installedRelease(release, siteFolder).o1jsVersion,
  );
  const newest = versions.toSorted(byVersion).at(-1)!;
  const compared = comparedReleases(comparisons, newest);
  const known = compared.map(({ release }) => release);
  // The first release is recorded against one that the page doesn't offer.
  const steps = compared.slice(1).map(({ release, comparison }) => {
    const step: Step = {
      added: [...comparison.added, ...comparison.newMembers],
      removed: [...comparison.removed, ...comparison.removedMembers],
      deprecated: comparison.deprecated,
      restored: comparison.restored,
    };
    return [release, step] as const;
  });
  const signatures = signatureHistories(readSignatures(siteFolder), known);
  const names = new Set([
    ...steps.flatMap(([, step]) => [...step.added, ...step.removed]),
    ...steps.flatMap(([, step]) => [...step.deprecated, ...step.restored]),
    ...Object.keys(signatures).map((id) => id.replace('#', '.')),
  ]);
  return {
    releases: known,
    steps: Object.fromEntries(steps),
    signatures,
    documented: Object.fromEntries(
      documentedReleases(names, siteFolder).map((each, i) => [
        versions[i]!,
        each,
      ]),
    ),
    migrations,
  };
}

function signatureHistories(
  changes: SignatureChanges,
  known: readonly string[],
): Record<string, SignatureHistory> {
  const all: Record<string, { texts: string[]; since: string[] }> = {};
  for (const release of known) {
    for (const [id, [before, after]] of Object.entries(
      changes[release] ?? {},
    )) {
      const history = (all[id] ??= { texts: [before], since: [] });
      history.texts.push(after);
      history.since.push(release);
    }
  }
  return all;
}

/** @returns pages of the names on each documented release, and the costs that differ between releases */
function documentedReleases(
  names: ReadonlySet<string>,
  siteFolder: string,
): Documented[] {
  const costs = releases.map((release) => {
    const { symbols } = readApiCosts(release, siteFolder);
    return new Map(
      Object.entries(symbols).map(([id, cost]) => [
        id.replace('#', '.'),
        costTexts(cost).join('; '),
      ]),
    );
  });
  const differs = (name: string) =>
    new Set(costs.map((each) => each.get(name)).filter(Boolean)).size > 1;
  return releases.map((release, i) => ({
    ...pagesOf(release, names, siteFolder),
    measured: costs[i]!.size,
    costs: Object.fromEntries([...costs[i]!].filter(([name]) => differs(name))),
  }));
}

function pagesOf(
  release: Release,
  names: ReadonlySet<string>,
  siteFolder: string,
): Pick<Documented, 'root' | 'pages'> {
  const root = `${siteAddress.baseUrl}${urlPrefix(release)}`;
  const inReference = `${root}${referenceFolder}/`.length;
  const symbols = readTable(release, siteFolder)?.symbols ?? [];
  const pages = symbols
    .filter(({ name }) => names.has(name))
    .flatMap((symbol): [string, string][] => {
      const address = addressOf(symbol, release);
      return address ? [[symbol.name, address.slice(inReference)]] : [];
    });
  // The first symbol with a name wins.
  return { root, pages: Object.fromEntries(pages.reverse()) };
}
