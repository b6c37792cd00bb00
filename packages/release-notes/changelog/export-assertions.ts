import type { Entry } from './entries';
import type { Comparison } from '@o1js-docs/api-docs/symbols/history';

/** Groups of an entry, in their order. */
export const groups = [
  'Breaking changes',
  'Added',
  'Changed',
  'Deprecated',
  'Removed',
  'Fixed',
] as const;

/** An entry's statement that a name was added, deprecated or removed. */
export interface ExportAssertion {
  group: AssertingGroup;
  name: string;
}

const assertingGroups = ['Added', 'Deprecated', 'Removed'] as const;
type AssertingGroup = (typeof assertingGroups)[number];

const leadingCode = /^(?:`[^`]+`(?:, and |, | and )?)+/;

/** @returns the titles of an entry's groups, in their order. */
export function groupsOf({ text }: Entry): string[] {
  return [...text.matchAll(/^### (.*)$/gm)].map(([, title]) => title ?? '');
}

/**
 * Reads the export assertions of an entry: an item of `Added`, `Deprecated` or
 * `Removed` that begins with names asserts that about these names.
 */
function assertionsOf({ text }: Entry): ExportAssertion[] {
  return text.split(/^### /m).flatMap((part) => {
    const title = part.slice(0, part.indexOf('\n'));
    const group = assertingGroups.find((each) => each === title);
    if (!group) return [];
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
 * @returns assertions that contradict the comparison of packages
 */
export function wrongAssertions(
  entry: Entry,
  comparison: Comparison,
  known: ReadonlySet<string>,
): ExportAssertion[] {
  const recorded: Record<AssertingGroup, readonly string[]> = {
    Added: [...comparison.added, ...comparison.newMembers],
    Deprecated: comparison.deprecated,
    Removed: [...comparison.removed, ...comparison.removedMembers],
  };
  return assertionsOf(entry).filter(
    ({ group, name }) => known.has(name) && !recorded[group].includes(name),
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
