import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { referenceFolder } from '@o1js-docs/project/paths';
import { docsFolder, releases } from '@o1js-docs/project/releases';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { codeFingerprint } from '@o1js-docs/project/cache/disk-cache';
import { apiCostsFile } from '../symbols/costs/recorded';
import { changesFile, signaturesFile } from '../symbols/history';

/** The module that generates a reference. */
const generator = new URL('generate-pages.ts', import.meta.url).href;

/** The file in a reference that says what it was generated from. */
const fingerprintFile = '.fingerprint';

/**
 * Writes the API reference of every release into its docs folder. A reference
 * stays if it was generated from the same release and records by the same code.
 * The old pages stay until the new ones are complete.
 *
 * @param siteDir absolute path of the site
 * @throws Error when a package is missing or incomplete, or TypeDoc fails
 */
export async function refreshReferences(siteDir: string): Promise<void> {
  const code = codeFingerprint([generator]);
  for (const each of releases) {
    const release = installedRelease(each, siteDir);
    const { docsVersion, o1jsVersion } = release;
    const records = [changesFile, signaturesFile, apiCostsFile(release)].map(
      (file) => textOf(path.join(siteDir, file)),
    );
    const fingerprint = digestOf([code, o1jsVersion, records]);
    const folder = path.join(siteDir, docsFolder(release), referenceFolder);
    if (textOf(path.join(folder, fingerprintFile)) === fingerprint) continue;
    const start = performance.now();
    const staging = path.join(
      siteDir,
      '.docusaurus/api-reference',
      docsVersion,
    );
    // TypeDoc takes a second to load.
    const { generatePages } = await import('./generate-pages');
    await generatePages(release, siteDir, staging);
    writeFileSync(path.join(staging, fingerprintFile), fingerprint);
    mkdirSync(path.dirname(folder), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(staging, folder);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    logger.info(`API reference of o1js ${o1jsVersion}: ${seconds} s.`);
  }
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
