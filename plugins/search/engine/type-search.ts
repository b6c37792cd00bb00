/** Places of functions in the reference, each with its signatures: what it takes and, last, what it gives, with tabs between. */
export type PackedTypes = [address: string, ...signatures: string[]][];

/** What a function that is searched for takes and gives. */
export interface TypeQuery {
  takes: string[];
  gives: string;
}

const arrow = /^(.*?)\s*(?:=>|->|→)\s*(\S.*)$/;

/** @returns the types that a query names: `UInt64 => Bool`, `(Bool, Bool) -> Bool`; undefined when it is words */
export function readTypeQuery(query: string): TypeQuery | undefined {
  const [, before, after] = arrow.exec(query.trim()) ?? [];
  if (before === undefined || !after || !isType(after)) return undefined;
  const takes = before
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((type) => type.replace(/^\s*\w+\s*:/, '').trim())
    .filter(Boolean);
  return takes.every(isType) ? { takes, gives: after } : undefined;
}

function isType(text: string): boolean {
  return /^[A-Za-z]\w*(?:\.\w+)*(?:<[\w\s,.[\]]*>)?(?:\[\])*$/.test(text);
}

/**
 * @param types of a version
 * @param wanted what the function takes and gives
 * @param worth what an address is worth among those that fit alike
 * @returns addresses of the functions that fit, best first
 */
export function findTypes(
  types: PackedTypes,
  wanted: TypeQuery,
  worth: (address: string) => number = () => 0,
): string[] {
  return types
    .map(([address, ...signatures]) => ({
      address,
      fit: Math.max(...signatures.map((each) => fitOf(each, wanted))),
    }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || worth(b.address) - worth(a.address))
    .map(({ address }) => address);
}

/** @returns how well a signature fits: 0 not at all, 1 in every part */
function fitOf(signature: string, { takes, gives }: TypeQuery): number {
  const left = signature.split('\t');
  let fit = likeness(left.pop()!, gives);
  for (const type of takes) {
    const each = left.map((have) => likeness(have.replace(/\?$/, ''), type));
    const best = Math.max(0, ...each);
    if (best === 0) return 0;
    left.splice(each.indexOf(best), 1);
    fit *= best;
  }
  // What it takes beside these.
  for (const more of left) fit *= more.endsWith('?') ? 0.9 : 0.5;
  return fit;
}

/** @returns how much a type is like the one that is wanted, of 1 */
function likeness(have: string, wanted: string): number {
  const [type, like] = [have, wanted].map((each) => each.toLowerCase()) as [
    string,
    string,
  ];
  if (type === like) return 1;
  const among = type.split('|').map((each) => each.trim());
  if (among.includes(like)) return 0.9;
  if (type === `promise<${like}>`) return 0.8;
  return type.replace(/<.*>$/, '') === like ? 0.7 : 0;
}
