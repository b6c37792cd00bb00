import os from 'node:os';
import { logger } from '@docusaurus/logger';
import { installedRelease } from '../../config/installed-release';
import { releases } from '../../config/releases';
import { codeFingerprint } from '../disk-cache';
import { referenceRoots, refreshReference } from './refresh';

/** Processes that run at the same time. Each takes a core and half a gigabyte of memory. */
const processLimit = os.availableParallelism() + 1;

/**
 * Writes the API reference of every release into its docs folder, a few at the
 * same time. A reference that is up to date stays.
 *
 * @param siteDir absolute path of the site
 * @throws Error when a package is missing or incomplete, or TypeDoc fails
 */
export async function refreshReferences(siteDir: string): Promise<void> {
  const code = codeFingerprint(referenceRoots);
  const installed = releases.map((release) =>
    installedRelease(release, siteDir),
  );
  const waiting = installed.values();
  const refreshNext = async () => {
    for (const release of waiting) {
      const seconds = await refreshReference(release, siteDir, code);
      if (seconds !== undefined) {
        logger.info(
          `API reference of o1js ${release.o1jsVersion}: generated in ${seconds.toFixed(1)} s.`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: processLimit }, refreshNext));
}
