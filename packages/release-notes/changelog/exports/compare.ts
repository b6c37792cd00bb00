import type { Changes } from '@o1js-docs/api-docs/symbols/history';
import type { PublicApi } from './public-api';

/**
 * Compares what two releases export. A member that a class inherits is listed
 * at the class it comes from only.
 */
export function comparePublicApis(
  before: PublicApi,
  after: PublicApi,
): Changes {
  return {
    added: namesOnlyIn(after, before),
    removed: namesOnlyIn(before, after),
    newMembers: membersOnlyIn(after, before),
    removedMembers: membersOnlyIn(before, after),
    deprecated: newlyDeprecated(before, after),
    restored: newlyDeprecated(after, before).filter((each) =>
      isIn(after, each),
    ),
  };
}

function newlyDeprecated(before: PublicApi, after: PublicApi): string[] {
  return Object.entries(after).flatMap(([name, { bases, deprecated }]) =>
    deprecated
      .filter((each) => !before[name]?.deprecated.includes(each))
      .filter((each) => {
        const member = each.slice(name.length);
        return !bases.some((base) =>
          after[base]?.deprecated.includes(`${base}${member}`),
        );
      }),
  );
}

/** @param each an export, or a member of one */
function isIn(api: PublicApi, each: string): boolean {
  const dot = each.lastIndexOf('.');
  return (
    each in api ||
    (api[each.slice(0, dot)]?.members.includes(each.slice(dot + 1)) ?? false)
  );
}

function namesOnlyIn(one: PublicApi, other: PublicApi): string[] {
  return Object.keys(one).filter((name) => !isIn(other, name));
}

function membersOnlyIn(one: PublicApi, other: PublicApi): string[] {
  return Object.entries(one).flatMap(([name, { members, bases }]) =>
    members
      .filter((member) => isOnlyIn(one, other, name, member))
      .filter(
        (member) => !bases.some((base) => isOnlyIn(one, other, base, member)),
      )
      .map((member) => `${name}.${member}`),
  );
}

function isOnlyIn(
  one: PublicApi,
  other: PublicApi,
  name: string,
  member: string,
) {
  const otherMembers = other[name]?.members;
  return (
    otherMembers !== undefined &&
    !isIn(other, `${name}.${member}`) &&
    (one[name]?.members.includes(member) ?? false)
  );
}
