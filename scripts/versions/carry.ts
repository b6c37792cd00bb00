// `npm run version:carry -- docs/basic-types/field.mdx`: gives archived versions
// pages of Current, and lists what isn't true for their release.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startVitest } from 'vitest/node';
import { releases } from '@o1js-docs/project/releases';
import { describeProblem } from '@o1js-docs/samples';
import * as checksFile from '@o1js-docs/samples/parse/checks-file';
import { checkGuides } from '@o1js-docs/content/checks';
import * as carried from './carried-page';
import { stop, succeeds } from './change-project';

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
 * Writes the version's page, its checks and its drawings. If the page was edited
 * for its release, shows the difference and leaves it as it is.
 */
async function writePage(page: string, target: carried.Target): Promise<void> {
  const own = (file: string) => carried.archivedFile(file, target.release);
  const texts = new Map<string, string>();
  for (const file of [page, checksFile.checksFileOf(page)].filter(existsSync)) {
    const text = readFileSync(file, 'utf8');
    texts.set(own(file), await carried.carriedText(file, text, target));
  }
  const isSame = [...texts].every(
    ([file, text]) => existsSync(file) && readFileSync(file, 'utf8') === text,
  );
  const stays = !isSame && carried.isEdited(own(page), siteFolder);
  const folder = stays ? mkdtempSync(path.join(os.tmpdir(), 'carry-')) : '.';
  for (const [file, text] of texts) {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, text);
    if (stays) succeeds(`git --no-pager diff --no-index ${file} ${to}`);
  }
  if (stays) {
    return console.log(
      `${own(page)} was edited for its release and stays. To start from Current's page, delete it first.\n`,
    );
  }
  for (const drawing of carried.drawingsOf(page, readFileSync(page, 'utf8'))) {
    copyFileSync(drawing, own(drawing));
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
  // A program with its own process is a file whose name begins with its page's.
  const bad = [
    ...found.map(({ page }) => checksFile.pageOfChecks(page)),
    ...failed.map(
      ({ moduleId }) => /versioned_docs\/.*?\.mdx/.exec(moduleId)?.[0],
    ),
  ];
  for (const page of written) {
    if (!bad.includes(page)) {
      carried.recordDigest(page, siteFolder);
      console.log(`${page} holds.`);
      continue;
    }
    process.exitCode = 1;
    writeFileSync(page, carried.mark(readFileSync(page, 'utf8')));
    console.log(
      `${page} has problems, see above. Correct it, then remove its line to_correct.`,
    );
  }
}
