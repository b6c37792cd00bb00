/** Appends a value to the list that a map has for a key. */
export function pushToMap<Key, Value>(
  map: Map<Key, Value[]>,
  key: Key,
  value: Value,
): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
