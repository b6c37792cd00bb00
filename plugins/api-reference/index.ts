import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { installedRelease } from '../../config/installed-release';
import { releases } from '../../config/releases';
import { refreshReference } from './refresh';

/**
 * Writes the API reference of every release into its docs folder before any
 * plugin loads content. Fresh references are left alone.
 *
 * @throws Error when a package is missing or incomplete, or TypeDoc fails
 */
export default async function apiReferencePlugin({
  siteDir,
}: LoadContext): Promise<Plugin> {
  const pluginDir = path.join(siteDir, 'plugins', 'api-reference');
  const installed = releases.map((release) =>
    installedRelease(release, siteDir),
  );
  await Promise.all(
    installed.map(async (release) => {
      const seconds = await refreshReference(release, siteDir, pluginDir);
      if (seconds !== undefined) {
        logger.info(
          `API reference of o1js ${release.o1jsVersion}: generated in ${seconds.toFixed(1)} s.`,
        );
      }
    }),
  );
  return { name: 'api-reference' };
}
