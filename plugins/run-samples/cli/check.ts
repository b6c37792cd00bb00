// npx tsx plugins/run-samples/cli/check.ts [page…]: runs each program with a Run button in Chromium, and
// compares the actual outputs with the expected outputs on the page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { releases, urlPrefix, docsFolder } from '../../../config/releases';
import { startGithubPagesServer } from '../../../scripts/github-pages-server';
import type { RunData, RunEvent } from '../../../src/components/Run/data';
import { launchOptions } from '../../../tests/launch-options';
import { pagesOf } from '../../code-samples/parse/pages';
import { writeFiles } from '../write-files';

const root = process.cwd();
const folder = path.join(root, '.cache/run-samples/site');
const wanted = process.argv.slice(2);

declare const runProgram: (
  folder: string,
  data: RunData,
  program: number,
  parts: number,
) => Promise<RunEvent[]>;

/** Counts of a release. */
interface Count {
  blocks: number;
  programs: number;
  results: number;
}

function writeSite(): void {
  const pages = new Map(
    releases.map((release) => [
      release.docsVersion,
      pagesOf(release, root).map((file) => ({
        file,
        permalink: `/${urlPrefix(release)}${file.slice(docsFolder(release).length + 1).replace(/\.mdx?$/, '')}`,
        title: file,
      })),
    ]),
  );
  writeFiles(folder, pages, { siteDir: root, baseUrl: '/' });
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    write: false,
    alias: { '@site': root },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'in-page.js'), outputFiles[0]?.text ?? '');
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><script src="in-page.js"></script>',
  );
}

/** @returns the problems of a run, with lines of the Markdown */
function problemsOf(events: readonly RunEvent[], data: RunData, at: number) {
  const program = data.programs[at]!;
  const lines = program.parts.flatMap((part) => part.lines);
  return events.flatMap((event): { line: number; message: string }[] => {
    switch (event[0]) {
      case 'result': {
        const { line, text } = program.results[event[1]]!;
        const message = `expected  ${text}\nactual    ${event[2]}`;
        return event[3] ? [] : [{ line, message }];
      }
      case 'error':
        return [{ line: lines[event[1] - 1] ?? event[2], message: event[3] }];
      case 'circuit': {
        const block = data.blocks.find((b) => b.startLine === event[1]);
        const expected = block?.circuits?.[event[2]]?.rows;
        const message = `${event[2]}: expected ${expected} rows, actual ${event[3]}`;
        return expected === event[3] ? [] : [{ line: event[1], message }];
      }
      case 'finished':
        return event[1] === 'ended'
          ? []
          : [{ line: 1, message: `${event[1]} ${event[2]}` }];
      default:
        return [];
    }
  });
}

async function checkPage(
  file: string,
  browser: Page,
  count: Count,
): Promise<number> {
  const data = JSON.parse(
    readFileSync(path.join(folder, 'run/pages', file), 'utf8'),
  ) as RunData;
  let failures = 0;
  for (const [at, program] of data.programs.entries()) {
    const runs = data.blocks.filter(({ program: of }) => of === at);
    const parts = program.parts.length;
    const events = await browser.evaluate(
      ([all, index, length]) => runProgram('/run/', all, index, length),
      [data, at, parts] as const,
    );
    count.programs += 1;
    count.blocks += runs.length;
    count.results += events.filter(([type]) => type === 'result').length;
    for (const { line, message } of problemsOf(events, data, at)) {
      failures += 1;
      const block = data.blocks.findLast((b) => b.startLine <= line);
      console.error(
        `${file}:${line} [o1js ${data.o1js}], block ${block?.hash}\n${message}\n`,
      );
    }
  }
  return failures;
}

writeSite();
const server = await startGithubPagesServer({
  folder,
  basePath: '/',
  port: 0,
});
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.goto(`http://localhost:${port}/`);
const counts = new Map<string, Count>();
let failures = 0;
const files = readdirSync(path.join(folder, 'run/pages'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.json'))
  .filter((file) => wanted.length === 0 || wanted.some((w) => file.includes(w)))
  .sort();
for (const file of files) {
  const version = /^\d+\.\d+\.\d+(?=\/)/.exec(file)?.[0] ?? 'current';
  const count = counts.get(version) ?? { blocks: 0, programs: 0, results: 0 };
  counts.set(version, count);
  const before = count.blocks;
  failures += await checkPage(file, page, count);
  console.log(`${file}: ${count.blocks - before} blocks`);
}
console.table(Object.fromEntries(counts));
await browser.close();
server.close();
if (failures > 0) {
  console.error(
    `${failures} differ. If a block has another output in a browser, add it to plugins/run-samples/other-in-browser.ts, with the reason.`,
  );
  process.exit(1);
}
