/** Sections that hold nothing but named entries. */
const lists = new Set(['Parameters', 'Type Parameters', 'Union Members']);

/** Sections that say where a symbol comes from or goes to. */
const origins = new Set([
  'Extended by',
  'Extends',
  'Implementation of',
  'Implements',
  'Inherited from',
  'Overrides',
]);

/** Ways to call or read one member. */
const signatures = new Set([
  'Call Signature',
  'Get Signature',
  'Index Signature',
  'Set Signature',
]);

/** What a doc comment says in tags of its own. */
const remarks = new Set([
  'Deprecated',
  'Example',
  'Examples',
  'Note',
  'Param',
  'Remarks',
  'Returns',
  'See',
  'Throws',
  'Warning',
]);

/** What TypeDoc's heading makes of the text below it; any other heading is the name of something. */
export type Role = 'list' | 'origin' | 'signature' | 'remark' | 'named';

/** @returns the role of a heading on a generated page. */
export function roleOf(title: string): Role {
  if (lists.has(title)) return 'list';
  if (origins.has(title)) return 'origin';
  if (signatures.has(title)) return 'signature';
  return remarks.has(title) ? 'remark' : 'named';
}
