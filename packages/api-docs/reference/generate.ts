/**
 * Generates the references of releases in a separate process, which gives
 * TypeDoc's memory back when it ends. The second release takes half the time of
 * the first, because the code is compiled by then.
 *
 * Arguments: pairs of a docs version and the absolute path of the folder to fill.
 */
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { generatePages } from './generate-pages';

const pairs = process.argv.slice(2);
for (let i = 0; i < pairs.length; i += 2) {
  const release = releases.find(({ docsVersion }) => docsVersion === pairs[i]);
  const out = pairs[i + 1];
  if (!release || !out) {
    throw new Error(
      `Usage: tsx packages/api-docs/reference/generate.ts <${releases.map((r) => r.docsVersion).join('|')}> <folder>`,
    );
  }
  await generatePages(
    installedRelease(release, projectFolder),
    projectFolder,
    out,
  );
}
