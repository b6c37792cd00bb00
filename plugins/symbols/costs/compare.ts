import { isDeepStrictEqual } from 'node:util';
import type { ApiCosts, CallCost, Count, SymbolCost } from './cost';

/** @returns a line for each symbol whose costs differ, with both; in the symbols' order. */
export function costDifferences(
  recorded: ApiCosts['symbols'],
  measured: ApiCosts['symbols'],
): string[] {
  return [...new Set([...Object.keys(recorded), ...Object.keys(measured)])]
    .sort()
    .filter((id) => !isDeepStrictEqual(recorded[id], measured[id]))
    .map(
      (id) =>
        `${id}: recorded ${describe(recorded[id])}; measured ${describe(measured[id])}`,
    );
}

function describe(cost: SymbolCost | undefined): string {
  if (cost === undefined) return 'nothing';
  if (typeof cost === 'string') return cost;
  return Object.entries(cost)
    .map(([label, call]) => [label, describeCall(call)].filter(Boolean))
    .map((words) => words.join(': '))
    .join(', ');
}

function describeCall({ constant, ...call }: CallCost): string {
  return [
    describeCount(call),
    ...(constant ? [`with a constant ${describeCount(constant)}`] : []),
  ].join(', ');
}

function describeCount({ rows, gates }: Count): string {
  const list = Object.entries(gates).map(([type, count]) => `${count} ${type}`);
  return `${rows} rows (${list.join(', ') || 'no gates'})`;
}
