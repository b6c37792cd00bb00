import type { Entry } from './entries';
import type { Comparison } from './exports/recorded';

/** Groups of an entry, in the order in which they stand. */
export const groups = [
  'Breaking changes',
  'Added',
  'Changed',
  'Deprecated',
  'Removed',
  'Fixed',
] as const;

/** A name that an entry says came or went. */
export interface Claim {
  group: 'Added' | 'Removed';
  name: string;
}

const leadingCode = /^(?:`[^`]+`(?:, and |, | and )?)+/;

/** @returns the titles of an entry's groups, in their order. */
export function groupsOf({ text }: Entry): string[] {
  return [...text.matchAll(/^### (.*)$/gm)].map(([, title]) => title ?? '');
}

/**
 * An item of `Added` or `Removed` that begins with names claims that they came
 * or went with this release.
 */
export function claimsOf({ text }: Entry): Claim[] {
  return text.split(/^### /m).flatMap((part) => {
    const group = part.slice(0, part.indexOf('\n'));
    if (group !== 'Added' && group !== 'Removed') return [];
    return [...part.matchAll(/^- (.*)$/gm)].flatMap(([, item = '']) => {
      const codes = leadingCode.exec(item)?.[0] ?? '';
      return [...codes.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({
        group,
        name: code.replace(/\(.*\)$/, ''),
      }));
    });
  });
}

/**
 * @param known every name that any release is recorded to have; others cannot be compared
 * @returns claims that the comparison of packages denies
 */
export function deniedClaims(
  entry: Entry,
  comparison: Comparison,
  known: ReadonlySet<string>,
): Claim[] {
  const { added, newMembers, removed, removedMembers } = comparison;
  const came = new Set([...added, ...newMembers]);
  const went = new Set([...removed, ...removedMembers]);
  return claimsOf(entry).filter(
    ({ group, name }) =>
      known.has(name) && !(group === 'Added' ? came : went).has(name),
  );
}

/**
 * @param known every name that any release is recorded to have
 * @returns members that an entry mentions, but that no release has: `Field.cubed()`
 */
export function unknownNames(
  { text }: Entry,
  known: ReadonlySet<string>,
): string[] {
  return [...text.matchAll(/`(?<name>[A-Z]\w*(?:\.\w+)+)(?:\([^`]*\))?`/g)]
    .map(({ groups: { name = '' } = {} }) => name)
    .filter((name) => known.has(name.slice(0, name.lastIndexOf('.'))))
    .filter((name) => !known.has(name));
}
