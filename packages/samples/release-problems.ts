import path from 'node:path';
import { isCurrent, type Release } from '@o1js-docs/project/releases';
import { costsFile, readCosts } from './measure/circuit-costs';
import { samplesOfRelease } from './parse/page-with-checks';
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
  return [
    // Older releases ask for their own versions of packages.
    ...(isCurrent(release)
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
  const named = samples.filter(({ id }) => id);
  return named.flatMap((sample) => {
    const first = named.find(({ id }) => id === sample.id)!;
    if (first === sample) return [];
    const message = `${first.file}:${first.startLine - 1} has a sample ${sample.id} already. Names are unique among the pages of a release.`;
    return { page: sample.file, line: sample.startLine - 1, message };
  });
}
