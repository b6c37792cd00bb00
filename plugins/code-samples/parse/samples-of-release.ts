import { docsFolder, type Release } from '../../../config/releases';
import type { Problem, Sample } from '../sample';
import { pagesOf } from './pages';
import { samplesOfPage, type PageSamples } from './samples-of-page';

/**
 * Reads the samples of all guides of a release.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @param wanted which of its pages, by path relative to `siteFolder`; by default all
 * @returns the pages, with a problem for every duplicate id
 */
export function samplesOfRelease(
  release: Release,
  siteFolder: string,
  wanted: (page: string) => boolean = () => true,
): PageSamples[] {
  const { docsVersion } = release;
  const pages = pagesOf(release, siteFolder)
    .filter(wanted)
    .map((page) => samplesOfPage({ page, docsVersion }, siteFolder));
  const owners = new Map<string, Sample>();
  for (const page of pages) {
    for (const sample of page.samples) {
      const first = sample.id && owners.get(sample.id);
      if (first) page.problems.push(idTwice(sample, first));
      if (sample.id && !first) owners.set(sample.id, sample);
    }
  }
  return pages;
}

function idTwice(sample: Sample, first: Sample): Problem {
  return {
    page: sample.page,
    line: sample.startLine - 1,
    message: `The id ${sample.id} is taken by ${first.page}:${first.startLine - 1}. Ids are unique among the pages of a release.`,
  };
}

/** @returns a page's path inside its release, the same for all releases, e.g. `basic-types/field.mdx`. */
export function pathInRelease(page: string, release: Release): string {
  return page.slice(docsFolder(release).length + 1);
}
