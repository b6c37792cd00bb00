/** @returns the unique id of a symbol in its release: `UInt64.from`, and `UInt64#add` for a member of instances. */
export function idOf({
  name,
  ofInstance,
}: {
  name: string;
  ofInstance?: boolean;
}): string {
  return ofInstance ? name.replace(/\.(\w+)$/, '#$1') : name;
}

/** @returns the owner of a member; empty for a name without a dot. */
export function ownerOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

/** Sorts the shorter of a symbol's names first: `UInt64` before `Types.UInt64`. */
export function byDepth(a: { name: string }, b: { name: string }): number {
  return a.name.split('.').length - b.name.split('.').length;
}
