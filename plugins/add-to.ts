/** Adds a value to those of a key. */
export function addTo<Key, Value>(
  map: Map<Key, Value[]>,
  key: Key,
  value: Value,
): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
