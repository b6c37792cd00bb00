import { pageLimits } from '../../config/page-limits';
import type { BuildCost } from './build-cost';
import type { DevServer } from './dev-server';
import type { Growth } from './growth/measure';
import type { HeldMemory } from './memory';
import type { PageCost } from './pages';
import type { RunTimes } from './run/measure';

/** What a run of the bench has measured. */
export interface Results {
  pages?: Record<string, PageCost>;
  growth?: Growth;
  build?: BuildCost;
  dev?: DevServer;
  run?: Record<string, RunTimes>;
  memory?: Record<string, HeldMemory>;
}

/** @returns a line for each figure above its limit in config/page-limits.ts. */
export function aboveLimits({
  pages,
  growth,
  build,
  dev,
  memory,
}: Results): string[] {
  const figures: [what: string, figure: number, limit: number][] = [];
  for (const [page, { bytes, times }] of Object.entries(pages ?? {})) {
    const { firstVisitBytes, htmlBytes, scriptBytes } = pageLimits;
    const [first, started] = Object.values(bytes);
    figures.push(
      [`${page}: first visit, bytes`, first!.all, firstVisitBytes],
      [`${page}: the page itself, bytes`, first!.html, htmlBytes[page] ?? 0],
      [`${page}: scripts, bytes`, started!.scripts, scriptBytes],
    );
    if (!times) continue;
    const lost = 100 - times.performance;
    figures.push([`${page}: points lost`, lost, 100 - pageLimits.performance]);
    for (const [name, limit] of Object.entries(pageLimits.times)) {
      const figure = times[name as keyof typeof pageLimits.times];
      figures.push([`${page}: ${name}`, figure, limit]);
    }
  }
  for (const [habit, { before, after }] of Object.entries(memory ?? {})) {
    for (const kind of ['megabytes', 'nodes', 'listeners'] as const) {
      figures.push([
        `${kind} held after ${habit}`,
        after[kind],
        before[kind] * pageLimits.memoryGrowth,
      ]);
    }
  }
  for (const [between, bytes] of Object.entries(growth?.per100Pages ?? {})) {
    figures.push([
      `scripts per 100 pages, ${between}`,
      bytes,
      pageLimits.scriptBytesPer100Pages,
    ]);
  }
  if (build) {
    figures.push(
      ['cold build, CPU seconds', build.cold.cpuSeconds, pageLimits.build.cold],
      [
        'warm build, share of the cold one',
        build.warm.cpuSeconds / build.cold.cpuSeconds,
        pageLimits.build.warmShare,
      ],
      [
        'cold build, megabytes',
        build.cold.megabytes,
        pageLimits.build.megabytes,
      ],
    );
  }
  if (dev) {
    figures.push(
      ['npm start, ms', dev.ready, pageLimits.dev.ready],
      ['an edit, ms', dev.edit, pageLimits.dev.edit],
    );
  }
  return (
    figures
      // Not a number is above any limit.
      .filter(([, figure, limit]) => !(figure <= limit))
      .map(
        ([what, figure, limit]) =>
          `${what}: ${figure}, at most ${limit} is allowed.`,
      )
  );
}
