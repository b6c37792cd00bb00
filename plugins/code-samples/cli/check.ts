import { readArguments } from './arguments';
import { openPasses } from '../kept/passes';
import { endOnInterrupt } from './interrupt';
import { runChecks } from './run-checks';
import { countSamples } from './summary';
import { printSummary } from './print-summary';
import { watchPages } from './watch';
import { writeSummary } from './write-summary';
import type { CheckOptions } from '../checks/options';

/** `npm run test:samples`: checks the samples of all pages, or of those named. */
async function check(options: CheckOptions): Promise<boolean> {
  const { passed, results, seconds } = await runChecks(options);
  const summary = countSamples(options, results, seconds);
  printSummary(summary);
  writeSummary(summary);
  const unverified = summary.releases.some((r) => r.unverified > 0);
  const leavesOut = summary.proofsLeftOut || options.wasm === true;
  return passed && (!unverified || leavesOut);
}

endOnInterrupt();
try {
  const { options, watch, fresh } = readArguments(process.argv.slice(2));
  if (fresh) openPasses().clear();
  const passed = await check(options);
  if (watch) {
    await watchPages(options, (page) => check({ ...options, pages: [page] }));
  }
  process.exit(passed ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
