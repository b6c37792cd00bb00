import { byVersion } from '@o1js-docs/project/by-version';
import type { CompareData, Documented, Migration, Step } from './data';

/** A symbol with another signature, or a call that adds other rows to a circuit. */
export interface Change {
  name: string;
  before: string;
  after: string;
}

/** The differences that a user meets who goes from the first release to the second. */
export interface Comparison {
  from: string;
  to: string;
  removed: readonly string[];
  added: readonly string[];
  /** Deprecated in the second release, and not in the first. */
  deprecated: readonly string[];
  changed: readonly Change[];
  /** Undefined if one of the releases was not measured. */
  costs: readonly Change[] | undefined;
  migrations: readonly Migration[];
}

/**
 * Compares any two recorded releases, in either direction.
 *
 * @throws RangeError that names the release if it is not recorded
 */
export function compareReleases(
  data: CompareData,
  from: string,
  to: string,
): Comparison {
  for (const release of [from, to]) {
    const problem = problemOf(data, release);
    if (problem) throw new RangeError(problem);
  }
  const isUpgrade = byVersion(from, to) <= 0;
  const [older, newer] = isUpgrade ? [from, to] : [to, from];
  const steps = data.releases
    .filter((each) => byVersion(each, older) > 0 && byVersion(each, newer) <= 0)
    .map((each) => data.steps[each]!);
  // A downgrade undoes the steps, the last one first.
  if (!isUpgrade) steps.reverse();
  const sumUp = (brought: keyof Step, taken: keyof Step) =>
    isUpgrade
      ? netChanges(steps, brought, taken)
      : netChanges(steps, taken, brought);
  const names = sumUp('added', 'removed');
  const marks = sumUp('deprecated', 'restored');
  const isInBoth = (name: string) =>
    [...ownersOf(name), name].every((each) => !names.missing.has(each));
  return {
    from,
    to,
    // A member that is gone together with its owner is not listed.
    removed: names.gone.filter((name) => ownersOf(name).every(isInBoth)).sort(),
    added: names.came
      .filter((name) =>
        ownersOf(name).every(
          (owner) => isInBoth(owner) || names.came.includes(owner),
        ),
      )
      .sort(),
    deprecated: marks.came.filter(isInBoth).sort(),
    changed: changesBetween(data, from, to).filter(({ name }) =>
      isInBoth(name),
    ),
    costs: costsBetween(data.documented[from], data.documented[to]),
    migrations: data.migrations.filter(
      (migration) =>
        byVersion(from, migration.from) <= 0 &&
        byVersion(to, migration.to) >= 0,
    ),
  };
}

/** @returns a sentence that says why a release cannot be compared; undefined when it can */
export function problemOf(
  { releases }: CompareData,
  release: string,
): string | undefined {
  return releases.includes(release)
    ? undefined
    : `Nothing is recorded about o1js “${release}”. Choose another release from ${releases[0]} to ${releases.at(-1)}.`;
}

/**
 * @returns the names that only the last release has, those that only the first
 *   has, and those that at least one of the two lacks
 */
function netChanges(
  steps: readonly Step[],
  brought: keyof Step,
  taken: keyof Step,
): { came: string[]; gone: string[]; missing: ReadonlySet<string> } {
  // A name whose first event brings it was missing at the start.
  const atStart = new Map<string, boolean>();
  const atEnd = new Map<string, boolean>();
  const note = (names: readonly string[], isBrought: boolean) => {
    for (const name of names) {
      if (!atStart.has(name)) atStart.set(name, !isBrought);
      atEnd.set(name, isBrought);
    }
  };
  for (const step of steps) {
    note(step[brought], true);
    note(step[taken], false);
  }
  const names = [...atStart.keys()];
  return {
    came: names.filter((name) => !atStart.get(name) && atEnd.get(name)),
    gone: names.filter((name) => atStart.get(name) && !atEnd.get(name)),
    missing: new Set(
      names.filter((name) => !atStart.get(name) || !atEnd.get(name)),
    ),
  };
}

function changesBetween(
  { signatures }: CompareData,
  from: string,
  to: string,
): Change[] {
  return Object.entries(signatures)
    .map(([id, { texts, since }]) => {
      const textOn = (release: string) =>
        texts[since.filter((each) => byVersion(each, release) <= 0).length]!;
      return {
        name: id.replace('#', '.'),
        before: textOn(from),
        after: textOn(to),
      };
    })
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => compareNames(a.name, b.name));
}

function costsBetween(
  before: Documented | undefined,
  after: Documented | undefined,
): Change[] | undefined {
  if (!before?.measured || !after?.measured) return undefined;
  return Object.keys(before.costs)
    .filter((name) => name in after.costs)
    .filter((name) => before.costs[name] !== after.costs[name])
    .sort()
    .map((name) => ({
      name,
      before: before.costs[name]!,
      after: after.costs[name]!,
    }));
}

/** @returns `A` and `A.b` for `A.b.c` */
function ownersOf(name: string): string[] {
  const parts = name.split('.');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('.'));
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
