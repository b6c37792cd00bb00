/** Order of versions, oldest first: `2.9.0` comes before `2.10.0`. */
export function byVersion(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const difference = left!.map((part, i) => part - right![i]!);
  return difference.find((part) => part !== 0) ?? 0;
}
