import type { CallCost, SymbolCost } from './cost';

/** @returns a count as text: `no rows`, `0.5 rows`, `1 row`, `14,412 rows` */
function rowsText(rows: number): string {
  if (rows === 0) return 'no rows';
  return `${numberText(rows)} ${rows === 1 ? 'row' : 'rows'}`;
}

/** @returns what a symbol costs, size by size: `13.5 rows, 13 with a constant`, or `31 rows (8 fields)` */
export function costTexts(cost: SymbolCost): string[] {
  if (typeof cost === 'string') return [cost];
  return sizes(cost).map(([label, call]) =>
    label ? `${callText(call)} (${label})` : callText(call),
  );
}

/** @returns the same for a narrow column: `13.5`, `23–191`; empty where nothing is counted */
export function shortCost(cost: SymbolCost | undefined): string {
  if (cost === undefined || typeof cost === 'string') return '';
  const rows = Object.values(cost).map((call) => call.rows);
  const [least, most] = [Math.min(...rows), Math.max(...rows)];
  return least === most
    ? numberText(least)
    : `${numberText(least)}–${numberText(most)}`;
}

/** Several sizes of the same cost are one. */
function sizes(cost: Readonly<Record<string, CallCost>>): [string, CallCost][] {
  const all = Object.entries(cost);
  const texts = new Set(all.map(([, call]) => callText(call)));
  return all.length > 1 && texts.size === 1 ? [['', all[0]![1]]] : all;
}

function callText({ rows, constant }: CallCost): string {
  return constant && constant.rows !== rows
    ? `${rowsText(rows)}, ${constant.rows === 0 ? 'none' : numberText(constant.rows)} with a constant`
    : rowsText(rows);
}

function numberText(value: number): string {
  return value.toLocaleString('en-US');
}
