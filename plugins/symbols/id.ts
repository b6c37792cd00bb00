import type { ApiSymbol } from './symbol';

/** @returns what tells a symbol from all others of its release: `UInt64.from`, and `UInt64#add` for a member of instances. */
export function idOf({
  name,
  ofInstance,
}: Pick<ApiSymbol, 'name' | 'ofInstance'>): string {
  return ofInstance ? name.replace(/\.(\w+)$/, '#$1') : name;
}
