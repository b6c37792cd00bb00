/** Headings under which TypeDoc lists the members of a class, an interface or an object. */
const memberGroups = new Set([
  'Accessors',
  'Constructors',
  'Enumeration Members',
  'Events',
  'Methods',
  'Properties',
  'Type Declaration',
]);

/** Headings that only name the place a member comes from: no reader searches for that. */
const originHeadings = new Set([
  'Extends',
  'Extended by',
  'Implementation of',
  'Implements',
  'Inherited from',
  'Overrides',
]);

/** @returns whether the headings one level below this one, of depth 2, are members of the page. */
export function isMemberGroup(title: string): boolean {
  return memberGroups.has(title);
}

/** @returns whether a heading one level below a member is a member of it in turn, e.g. `SHA3.hash()` of `SHA3`. */
export function isNestedMember(title: string, member: string): boolean {
  return title.startsWith(`${member.replace(/\W+$/, '')}.`);
}

/** @returns whether the text below the heading is furniture. */
export function tellsOrigin(title: string): boolean {
  return originHeadings.has(title);
}
