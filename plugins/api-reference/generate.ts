/**
 * Generates one release's reference in a separate process, which gives TypeDoc's
 * memory back when it ends. So releases can be generated at the same time.
 *
 * Arguments: docs version, absolute path of the folder to fill.
 */
import { installedRelease } from '../../config/installed-release';
import { releases } from '../../config/releases';
import { writeTable } from '../symbols/table/write-table';
import { generatePages } from './generate-pages';
import { referenceFolder } from './refresh';
import { writeIndex } from './write-index';

const [docsVersion, out] = process.argv.slice(2);
const release = releases.find((r) => r.docsVersion === docsVersion);
if (!release || !out) {
  throw new Error(
    `Usage: tsx plugins/api-reference/generate.ts <${releases.map((r) => r.docsVersion).join('|')}> <folder>`,
  );
}
const siteDir = process.cwd();
const installed = installedRelease(release, siteDir);
const locations = await generatePages(installed, siteDir, out);
writeTable(installed, locations, out, referenceFolder);
writeIndex(out);
