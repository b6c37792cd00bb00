import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measuredPages, pageLimits } from '../../config/page-limits';
import { launchOptions } from '../../tests/launch-options';
import { allBytes, measureBytes } from './bytes';
import { runLighthouse } from './lighthouse';
import { measureNavigation } from './navigation';
import { serveBuild } from './serve-build';

// Prints what pages cost a reader on a phone, writes it to .cache/bench.json,
// and fails above the limits of config/page-limits.ts.
//   npm run bench               bytes and times
//   npm run bench -- --bytes    bytes alone, which are the same on every machine

const { values } = parseArgs({ options: { bytes: { type: 'boolean' } } });

const build = await serveBuild();
const browser = await chromium.launch(launchOptions());
const problems: string[] = [];
const results: Record<string, object> = {};

for (const page of measuredPages) {
  const first = await measureBytes(browser, build, page, false);
  const moved = await measureBytes(browser, build, page, true);
  const times = values.bytes
    ? undefined
    : {
        ...(await runLighthouse(build.url + page)),
        navigation: await measureNavigation(browser, build, page),
      };
  results[page] = { first, moved, times };

  console.log(`\n${page}, bytes gzipped`);
  console.table({
    'before the first move': { ...first, all: allBytes(first) },
    'scripts started': { ...moved, all: allBytes(moved) },
  });
  if (times) console.table({ [page]: times });

  atMost(
    page,
    'first visit, bytes',
    allBytes(first),
    pageLimits.firstVisitBytes,
  );
  atMost(page, 'scripts, bytes', moved.scripts, pageLimits.scriptBytes);
  if (times) {
    atMost(
      page,
      'blocking time, ms',
      times.blockingTime,
      pageLimits.blockingTime,
    );
    atMost(page, 'layout shift', times.layoutShift, pageLimits.layoutShift);
    atMost(page, 'navigation, ms', times.navigation, pageLimits.navigation);
    atMost(
      page,
      'points lost',
      100 - times.performance,
      100 - pageLimits.performance,
    );
  }
}

await browser.close();
build.close();
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/bench.json', JSON.stringify(results, null, 2));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function atMost(page: string, what: string, figure: number, limit: number) {
  // Not a number is above any limit.
  if (!(figure <= limit)) {
    problems.push(`${page}: ${what}: ${figure}, at most ${limit} is allowed.`);
  }
}
