import type { Sample } from '../sample';
import type { CircuitCost, ReportEvent } from '../run/report';
import { median } from './median';
import type { Measured } from './times';

/** @returns the circuits that a run measured for a sample, by name. */
export function circuitsIn(
  events: readonly ReportEvent[],
  sample: Sample,
): Record<string, CircuitCost> {
  return Object.fromEntries(
    events.flatMap((event) =>
      event.type === 'circuit' && event.sample === sample.startLine
        ? [[event.name, event.circuit]]
        : [],
    ),
  );
}

/** @returns the seconds that each step of a sample took, the median when it ran several times, and the memory of its whole program. */
export function measuredIn(
  events: readonly ReportEvent[],
  sample: Sample,
): Measured {
  const peaks = events.flatMap((event) =>
    event.type === 'end' ? event.peakMemory : [],
  );
  return {
    steps: stepsIn(events, sample),
    megabytes: Math.round(Math.max(0, ...peaks)),
  };
}

function stepsIn(
  events: readonly ReportEvent[],
  sample: Sample,
): Record<string, number> {
  const seconds = new Map<string, number[]>();
  for (const event of events) {
    if (event.type !== 'time' || event.sample !== sample.startLine) continue;
    seconds.set(event.step, [
      ...(seconds.get(event.step) ?? []),
      event.seconds,
    ]);
  }
  return Object.fromEntries(
    [...seconds].map(([step, all]) => [step, Number(median(all).toFixed(2))]),
  );
}
