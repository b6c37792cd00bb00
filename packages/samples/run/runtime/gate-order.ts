/**
 * @param gates in the order of the rows
 * @returns runs of a type, or of two types that alternate: `12 Generic, 51 VarBaseMul+Zero`
 */
export function orderOf(gates: readonly { type: string }[]): string {
  const types = gates.map(({ type }) => type);
  const runs: string[] = [];
  for (let at = 0; at < types.length;) {
    const single = repeats(types, at, 1);
    const pair = repeats(types, at, 2);
    const size = pair > single ? 2 : 1;
    const count = Math.max(single, pair);
    runs.push(`${count} ${types.slice(at, at + size).join('+')}`);
    at += count * size;
  }
  return runs.join(', ');
}

/** @returns how often the `size` types at a place are there in a row */
function repeats(types: readonly string[], at: number, size: number): number {
  let end = at + size;
  while (end < types.length && types[end] === types[end - size]) end++;
  return Math.floor((end - at) / size);
}
