// What packages/samples/run/runtime takes from node:util, in a browser.
export { format, inspect } from 'node-inspect-extracted';

/** @returns whether two values of `toPlain` are the same. */
export function isDeepStrictEqual(one, other) {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) && isDeepStrictEqual(one[key], other[key]),
    )
  );
}
