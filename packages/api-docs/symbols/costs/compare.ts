import { isDeepStrictEqual } from 'node:util';
import type { ApiCosts } from './cost';

/** @returns a line for each symbol whose costs differ, with both; in the symbols' order. */
export function costDifferences(
  recorded: ApiCosts['symbols'],
  measured: ApiCosts['symbols'],
): string[] {
  const text = (costs: ApiCosts['symbols'], id: string) =>
    JSON.stringify(costs[id]) ?? 'nothing';
  return [...new Set([...Object.keys(recorded), ...Object.keys(measured)])]
    .sort()
    .filter((id) => !isDeepStrictEqual(recorded[id], measured[id]))
    .map(
      (id) =>
        `${id}: recorded ${text(recorded, id)}; measured ${text(measured, id)}`,
    );
}
