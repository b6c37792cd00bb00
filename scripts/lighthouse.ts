// The second half of `npm run bench`: runs Lighthouse on pages of the build, as a
// phone opens them, and fails above the limits of config/page-limits.ts. `npm test`
// leaves this out, because the times depend on the machine. @lhci/cli 0.15 has budgets, but
// it brings Lighthouse 12.6 and a file of its own for limits.
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { measuredPages, pageLimits } from '../config/page-limits';
import { site } from '../config/site';
import { launchOptions } from '../tests/launch-options';
import { startGithubPagesServer } from './github-pages-server';

const runs = 3;
const debuggingPort = 9333;

const server = await startGithubPagesServer({
  folder: 'build',
  basePath: site.baseUrl,
  port: 0,
});
const { port } = server.address() as AddressInfo;
for (const page of measuredPages) {
  const results: Result[] = [];
  while (results.length < runs) {
    // GitHub Pages redirects an address without the closing slash.
    const url = `http://localhost:${port}${site.baseUrl}${page}/`;
    results.push(await runLighthouse(url));
  }
  const { audits, categories, environment } = computeMedianRun(
    results,
  ) as Result;
  const points = rounded((categories.performance?.score ?? NaN) * 100);
  const figures = Object.entries(pageLimits.audits).map(
    ([audit, limit]) =>
      [audit, rounded(audits[audit]?.numericValue ?? NaN), limit] as const,
  );
  console.log(
    `\n${page}, median of ${runs} runs of Lighthouse: ${points} points, ` +
      `on a machine with a benchmark index of ${environment.benchmarkIndex}`,
  );
  console.table(
    Object.fromEntries(
      figures.map(([name, figure, limit]) => [name, { figure, limit }]),
    ),
  );
  // NaN, a figure that was not measured, is above each limit, too.
  if (!figures.every(([, figure, limit]) => figure <= limit)) {
    console.error(
      `${page} is above a limit of config/page-limits.ts. Lighthouse slows this machine ` +
        'down four times, so a slow or busy one looks like a slower phone. Run it on an ' +
        'idle machine with an index of 1,500 or more, before you look for a cause.',
    );
    process.exitCode = 1;
  }
}
server.close();

function rounded(figure: number): number {
  return Number(figure.toFixed(3));
}

/** Each run has its own browser, with an empty cache. */
async function runLighthouse(url: string): Promise<Result> {
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const result = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
