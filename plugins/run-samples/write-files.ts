import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedRelease } from '../../config/installed-release';
import { releases } from '../../config/releases';
import type { RunData } from '../../src/components/RunSample/run-data';
import { readCosts } from '../code-samples/measure/circuit-costs';
import { samplesOfPage } from '../code-samples/parse/samples-of-page';
import { commonErrors } from './common-errors';
import { o1jsBundle } from './o1js-bundle';
import { pageRunData } from './page-data';
import { frameDocument, workerScript } from './scripts';

/** A guide and where it is served. */
export interface Page {
  /** Path from the site's folder. */
  file: string;
  permalink: string;
}

/**
 * Writes all that samples need to run in the browser.
 *
 * @param folder where to; what is in it is removed
 * @param pages of each docs version
 * @throws Error when a release's package is incomplete
 */
export function writeFiles(
  folder: string,
  pages: ReadonlyMap<string, readonly Page[]>,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, content: Buffer | string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const frame = frameDocument();
  const worker = workerScript();
  write(frame.name, frame.content);
  write(worker.name, worker.content);
  for (const release of releases) {
    const { docsVersion } = release;
    const installed = installedRelease(release, siteDir);
    const bundle = o1jsBundle(
      installed,
      path.join(siteDir, '.cache/run-samples'),
    );
    write(bundle.name, bundle.content);
    const { samples: costs } = readCosts(release, siteDir);
    const common = {
      o1js: installed.o1jsVersion,
      bundle: { file: bundle.name, bytes: bundle.content.length },
      worker: worker.name,
      errors: commonErrors(release, siteDir, baseUrl),
    };
    for (const { file, permalink } of pages.get(docsVersion) ?? []) {
      const { samples } = samplesOfPage({ page: file, docsVersion }, siteDir);
      const ofPage = pageRunData(samples, costs);
      if (!ofPage) continue;
      const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
      const data: RunData = { ...common, ...ofPage };
      write(`pages/${route || 'index'}.json`, JSON.stringify(data));
    }
  }
}
