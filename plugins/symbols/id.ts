/** @returns what tells a symbol from all others of its release: `UInt64.from`, and `UInt64#add` for a member of instances. */
export function idOf({
  name,
  ofInstance,
}: {
  name: string;
  ofInstance?: boolean;
}): string {
  return ofInstance ? name.replace(/\.(\w+)$/, '#$1') : name;
}

/** @returns the name of what a member belongs to; empty for a name without a dot. */
export function ownerOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}
