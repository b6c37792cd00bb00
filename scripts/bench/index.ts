import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measuredPages } from '../../config/page-limits';
import { launchOptions } from '../../tests/launch-options';
import { measureBuild } from './build-cost';
import { measureDevServer } from './dev-server';
import { measureGrowth } from './growth/measure';
import { aboveLimits, type Results } from './limits';
import { measureMemory } from './memory';
import { measurePage, type PageCost } from './pages';
import { measureRuns } from './run/measure';
import { serveBuild } from './serve-build';

// Prints what the site costs, keeps it in .cache/bench.json, and fails above
// the limits of config/page-limits.ts.
//   npm run bench               what pages cost a reader on a phone
//   npm run bench -- --bytes    of that the bytes, which are the same on every machine
//   npm run bench -- --growth   how scripts grow with the site, by two builds more
//   npm run bench -- --build    a build without and with caches
//   npm run bench -- --dev      npm start, and an edit
//   npm run bench -- --run      from a press on Run to the first result
//   npm run bench -- --memory   what a tab holds after navigations, searches, runs

const { values: parts } = parseArgs({
  options: {
    bytes: { type: 'boolean' },
    growth: { type: 'boolean' },
    build: { type: 'boolean' },
    dev: { type: 'boolean' },
    run: { type: 'boolean' },
    memory: { type: 'boolean' },
  },
});
const [guide] = measuredPages;
const resultsFile = '.cache/bench.json';

const browser = await chromium.launch(launchOptions());
const results: Results = {};
if (parts.build) {
  results.build = await measureBuild();
  console.table(results.build);
}
if (parts.dev) {
  results.dev = await measureDevServer(browser, guide!);
  console.table({ 'npm start, ms': results.dev });
}
if (parts.run) {
  const build = await serveBuild();
  results.run = await measureRuns(build);
  console.table(results.run);
  build.close();
}
if (parts.memory) {
  const build = await serveBuild();
  results.memory = await measureMemory(browser, build, 'basic-types/field');
  for (const [habit, { before, after }] of Object.entries(results.memory)) {
    console.log(`\n${habit}`);
    console.table({ before, after });
  }
  build.close();
}
if (parts.growth) {
  const build = await serveBuild();
  results.growth = await measureGrowth(browser, build, guide!);
  console.table(results.growth.builds);
  console.table({ 'bytes per 100 pages': results.growth.per100Pages });
  build.close();
}
if (parts.bytes || Object.keys(parts).length === 0) {
  const build = await serveBuild();
  const pages: Record<string, PageCost> = {};
  for (const page of measuredPages) {
    const cost = await measurePage(browser, build, page, !parts.bytes);
    console.log(`\n${page}, bytes gzipped`);
    console.table(cost.bytes);
    if (cost.times) console.table({ [page]: cost.times });
    pages[page] = cost;
  }
  results.pages = pages;
  build.close();
}
await browser.close();

const before = existsSync(resultsFile)
  ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results)
  : {};
mkdirSync('.cache', { recursive: true });
writeFileSync(resultsFile, JSON.stringify({ ...before, ...results }, null, 2));
const problems = aboveLimits(results);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
