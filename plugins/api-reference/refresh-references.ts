import os from 'node:os';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import { installedRelease } from '../../config/installed-release';
import { releases } from '../../config/releases';
import { refreshReference } from './refresh';

/** Each takes a core and half a gigabyte of memory. */
const atOneTime = os.availableParallelism() + 1;

/**
 * Writes the API reference of every release into its docs folder, some
 * side by side. Fresh references are left alone.
 *
 * @param siteDir absolute path of the site
 * @throws Error when a package is missing or incomplete, or TypeDoc fails
 */
export async function refreshReferences(siteDir: string): Promise<void> {
  const pluginDir = path.join(siteDir, 'plugins', 'api-reference');
  const installed = releases.map((release) =>
    installedRelease(release, siteDir),
  );
  const waiting = installed.values();
  const refreshNext = async () => {
    for (const release of waiting) {
      const seconds = await refreshReference(release, siteDir, pluginDir);
      if (seconds !== undefined) {
        logger.info(
          `API reference of o1js ${release.o1jsVersion}: generated in ${seconds.toFixed(1)} s.`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: atOneTime }, refreshNext));
}
