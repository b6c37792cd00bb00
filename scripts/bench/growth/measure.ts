import { readdirSync, rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { measureBytes } from '../bytes';
import { measureCommand } from '../process-tree';
import { type ServedBuild, serveBuild } from '../serve-build';
import { withMadeUpPages } from './made-up-pages';

/** Scripts that a page loads once they are started, by the size of the site. */
export interface Growth {
  builds: Record<string, { pages: number; scriptBytes: number }>;
  /** How many bytes of scripts 100 more pages cost, between one build and the next. */
  per100Pages: Record<string, number>;
}

const madeUpPages = 500;
const outDir = '.cache/bench-growth';

/**
 * Builds the site with one version, with all, and with made-up pages.
 *
 * @param build the site as it is
 * @param page the page whose scripts are weighed
 */
export async function measureGrowth(
  browser: Browser,
  build: ServedBuild,
  page: string,
): Promise<Growth> {
  const weigh = async (served: ServedBuild) => ({
    pages: countPages(served.folder),
    scriptBytes: (await measureBytes(browser, served, page, true)).scripts,
  });
  const buildAndWeigh = async (environment: NodeJS.ProcessEnv) => {
    await measureCommand(
      [
        'npx',
        'docusaurus',
        'build',
        '--config',
        'scripts/bench/growth/docusaurus.config.ts',
        '--out-dir',
        outDir,
      ],
      {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/bench-generated',
        ...environment,
      },
    );
    const served = await serveBuild(outDir);
    try {
      return await weigh(served);
    } finally {
      served.close();
      rmSync(outDir, { recursive: true });
    }
  };

  const small = await buildAndWeigh({ GROWTH_VERSIONS: 'current' });
  const all = await weigh(build);
  const large = await withMadeUpPages(madeUpPages, () => buildAndWeigh({}));
  const per100 = (from: typeof all, to: typeof all) =>
    Math.round(
      ((to.scriptBytes - from.scriptBytes) / (to.pages - from.pages)) * 100,
    );
  return {
    builds: {
      'one version': small,
      'all versions': all,
      [`and ${madeUpPages} pages`]: large,
    },
    per100Pages: {
      'more versions': per100(small, all),
      'more pages': per100(all, large),
    },
  };
}

/** Each page is there as Markdown too; redirects are not. */
function countPages(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.md')).length;
}
