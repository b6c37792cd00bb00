import path from 'node:path';
import type { Release } from '@o1js-docs/project/releases';
import { costsFile, readCosts } from './measure/circuit-costs';
import { samplesOfRelease } from './parse/samples-of-release';
import type { Problem, Sample } from './sample';
import { copyProblems } from './types/copy-problems';

/**
 * Finds problems that concern all guides of a release: names of samples that are
 * taken, costs without a sample, and copies that do not compile.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function releaseProblems(
  release: Release,
  siteFolder: string,
): Problem[] {
  const pages = samplesOfRelease(release, siteFolder);
  const samples = pages.flatMap((page) => page.samples);
  const ids = new Set(samples.map(({ id }) => id));
  const stale = Object.keys(readCosts(release, siteFolder).samples).filter(
    (id) => !ids.has(id),
  );
  // Older releases ask for their own versions of packages.
  const isCurrent = release.docsVersion === 'current';
  return [
    ...(isCurrent
      ? copyProblems(pages, path.join(siteFolder, 'examples/project'))
      : []),
    ...sharedIds(samples),
    ...stale.map((id) => ({
      page: costsFile(release),
      line: 1,
      message: `No sample has cost=${id}. To drop it, record costs: npm run test:samples -- -u`,
    })),
  ];
}

function sharedIds(samples: readonly Sample[]): Problem[] {
  const owners = new Map<string, Sample>();
  const problems: Problem[] = [];
  for (const sample of samples) {
    if (!sample.id) continue;
    const first = owners.get(sample.id);
    owners.set(sample.id, first ?? sample);
    if (!first) continue;
    problems.push({
      page: sample.file,
      line: sample.startLine - 1,
      message: `${first.file}:${first.startLine - 1} has a sample ${sample.id} already. Names are unique among the pages of a release.`,
    });
  }
  return problems;
}
