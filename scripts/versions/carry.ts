// `npm run version:carry -- docs/basic-types/field.mdx`: gives archived versions
// pages of Current, and lists what isn't true for their release.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { startVitest } from 'vitest/node';
import { releases } from '@o1js-docs/project/releases';
import { describeProblem } from '@o1js-docs/samples';
import * as checksFile from '@o1js-docs/samples/parse/checks-file';
import { checkGuides } from '@o1js-docs/content/checks';
import * as carried from './carried-page';
import { stop } from '../stop';

const siteFolder = process.cwd();
const pages = process.argv.slice(2);
const isPage = (page: string) => /^docs\/.*(?<!\.checks)\.mdx$/.test(page);
if (pages.length === 0 || !pages.every(isPage)) {
  stop(
    'Name pages of Current, e.g. npm run version:carry -- docs/basic-types/field.mdx',
  );
}
const written: string[] = [];
for (const release of releases.slice(1)) {
  for (const page of pages)
    await writePage(page, { release, siteFolder, pages });
}
if (written.length > 0) await checkPages();

/**
 * Writes the version's page, its checks and its drawings. If the page or its checks
 * were edited for the release, shows the difference and leaves them as they are.
 */
async function writePage(page: string, target: carried.Target): Promise<void> {
  const own = (file: string) => carried.archivedFile(file, target.release);
  const files = [page, checksFile.checksFileOf(page)].filter(fs.existsSync);
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    texts.set(own(file), await carried.carriedText(file, text, target));
  }
  if ([...texts.keys()].some((file) => carried.isEdited(file, siteFolder))) {
    for (const [file, input] of texts) {
      const compare = ['--no-pager', 'diff', '--no-index', file, '-'];
      spawnSync('git', compare, { input, stdio: ['pipe', 'inherit'] });
    }
    return console.log(
      `${own(page)} was edited for its release and stays. To start from Current's page, delete it and its checks first.\n`,
    );
  }
  fs.mkdirSync(path.dirname(own(page)), { recursive: true });
  texts.forEach((text, file) => fs.writeFileSync(file, text));
  carried.recordDigests([...texts.keys()], siteFolder);
  for (const file of carried.drawingsOf(page, fs.readFileSync(page, 'utf8'))) {
    fs.copyFileSync(file, own(file));
  }
  written.push(own(page));
}

/** Checks the written pages on their release, without proofs, and marks those with a problem. */
async function checkPages(): Promise<void> {
  const found = await checkGuides(siteFolder, (page) => written.includes(page));
  const vitest = await startVitest('test', written, {
    config: 'packages/samples/vitest.config.ts',
    configLoader: 'runner',
    tagsFilter: ['!prove'],
    update: true,
    watch: false,
  });
  for (const problem of found) console.log(`${describeProblem(problem)}\n`);
  const failed = vitest.state.getTestModules().filter((each) => !each.ok());
  for (const page of written) {
    const isWrong =
      found.some((each) => checksFile.pageOfChecks(each.page) === page) ||
      // Programs with their own process are files whose names contain their page's.
      failed.some(({ moduleId }) => moduleId.includes(page));
    if (!isWrong) {
      console.log(`${page} holds.`);
      continue;
    }
    process.exitCode = 1;
    fs.writeFileSync(page, carried.mark(fs.readFileSync(page, 'utf8')));
    console.log(
      `${page} has problems, see above. Correct it, then remove its line to_correct.`,
    );
  }
}
