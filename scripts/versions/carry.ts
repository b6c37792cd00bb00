// `npm run version:carry -- docs/basic-types/field.mdx`: gives archived versions
// pages of Current, and lists what isn't true for their release.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installedRelease } from '../../config/installed-release';
import { currentRelease, releases } from '../../config/releases';
import { describeProblem } from '../../plugins/code-samples';
import {
  checksFileOf,
  pageOfChecks,
} from '../../plugins/code-samples/parse/checks-file';
import { readData } from '../../plugins/code-samples/measure/data-file';
import { checkGuides } from '../../plugins/content-checks';
import { isEdited, recordDigests } from './carried-digests';
import {
  archivedFile,
  carriedText,
  drawingsOf,
  mark,
  markEntry,
  type Target,
} from './carried-page';
import { stop, succeeds } from './change-project';

/** vitest's report, as far as it is read here. */
interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { failureMessages: string[] }[];
  }[];
}

const siteFolder = process.cwd();
const temporary = mkdtempSync(path.join(os.tmpdir(), 'carry-'));
const pages = process.argv.slice(2);
const isPage = (page: string) => /^docs\/.*(?<!\.checks)\.mdx$/.test(page);
if (pages.length === 0 || !pages.every(isPage)) {
  stop(
    'Name pages of Current, e.g. npm run version:carry -- docs/basic-types/field.mdx',
  );
}

const { o1jsVersion } = installedRelease(currentRelease(), siteFolder);
const targets = releases.slice(1).map((release): Target => ({
  release,
  packageFolder: installedRelease(release, siteFolder).packageFolder,
  currentNumber: o1jsVersion,
  siteFolder,
  pages,
}));
const written = targets.flatMap((target) => {
  const ofVersion = pages.filter((page) => writePage(page, target));
  return ofVersion.map((page) => archivedFile(page, target.release));
});
if (written.length > 0) await checkPages(written);
rmSync(temporary, { recursive: true });

/**
 * Writes the version's page and its checks. If the page was edited for its
 * release, shows the difference and leaves it as it is.
 *
 * @returns whether the version has Current's page now
 */
function writePage(page: string, target: Target): boolean {
  const archived = archivedFile(page, target.release);
  const stays = isEdited(archived, siteFolder);
  const folder = stays ? temporary : '.';
  for (const file of filesOf(page)) {
    const to = path.join(folder, archivedFile(file, target.release));
    mkdirSync(path.dirname(to), { recursive: true });
    const text = carriedText(file, readFileSync(file, 'utf8'), target);
    writeFileSync(to, page === file ? keepAddress(text, archived) : text);
    succeeds(`npx prettier --log-level warn --write ${to}`);
    if (stays) showDifference(archivedFile(file, target.release), to);
  }
  if (stays) {
    console.log(
      `${archived} was edited for its release and stays. To start from Current's page, delete it first.\n`,
    );
    return false;
  }
  for (const drawing of drawingsOf(page, readFileSync(page, 'utf8'))) {
    copyFileSync(drawing, archivedFile(drawing, target.release));
  }
  return true;
}

/** Checks pages on their release, and marks those with a problem. */
async function checkPages(written: readonly string[]): Promise<void> {
  const isWritten = (page: string) => written.includes(page);
  const found = await checkGuides(siteFolder, isWritten);
  const problems = [
    ...found.map((each) => ({
      page: pageOfChecks(each.page),
      text: describeProblem(each),
    })),
    ...failedSamples(written),
  ];
  for (const { text } of problems) console.log(`${text}\n`);
  for (const page of written) {
    const count = problems.filter((problem) => problem.page === page).length;
    if (count === 0) recordDigests([page], siteFolder);
    else writeFileSync(page, mark(readFileSync(page, 'utf8'), count));
    console.log(
      count === 0
        ? `${page} holds.`
        : `${page}: ${count} problems. Correct it, then remove the line ${markEntry}.`,
    );
  }
  if (problems.length > 0) process.exitCode = 1;
}

/** Runs samples and checks without proofs, and records their rows. @returns what failed, by page */
function failedSamples(written: readonly string[]) {
  const file = path.join(temporary, 'report.json');
  const hold = succeeds(
    `npm run test:samples -- -u "--tags-filter=!prove" --reporter=json --outputFile=${file} ${written.join(' ')}`,
  );
  const report = readData<Report>('/', file) ?? { testResults: [] };
  const failed = report.testResults.flatMap(
    ({ name, message, assertionResults }) => {
      // A program with its own process is a file of the same name elsewhere.
      const [page = name] = /versioned_docs\/.*?\.mdx/.exec(name) ?? [];
      const all = assertionResults.flatMap((each) => each.failureMessages);
      return [message, ...all]
        .filter(Boolean)
        .map((text) => ({ page, text: `${page}\n${text}` }));
    },
  );
  if (hold || failed.length > 0) return failed;
  return written.map((page) => ({
    page,
    text: `${page}\nThe samples did not run to their end.`,
  }));
}

/** A version's page can have another address than Current's. */
function keepAddress(text: string, archived: string): string {
  if (!existsSync(archived)) return text;
  const [slug = ''] = /^slug: .*\n/m.exec(readFileSync(archived, 'utf8')) ?? [];
  return text.includes(`\n${slug}`)
    ? text
    : text.replace(/^---\n/, `---\n${slug}`);
}

function showDifference(archived: string, carried: string): void {
  const files = `${existsSync(archived) ? archived : '/dev/null'} ${carried}`;
  succeeds(`git --no-pager diff --no-index ${files}`);
}

function filesOf(page: string): string[] {
  return [page, checksFileOf(page)].filter((file) => existsSync(file));
}
