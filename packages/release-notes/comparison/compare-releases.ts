import { byVersion } from '@o1js-docs/project/by-version';
import type { CompareData, Documented, Migration, Step } from './data';
import { type MessageChanges, pairMessages } from './pair-messages';

/** A symbol with another signature. */
export interface Change {
  name: string;
  before: string;
  after: string;
}

/** The rows that a call adds to a circuit, before and after. */
interface CostChange {
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
  costs: readonly CostChange[] | undefined;
  migrations: readonly Migration[];
  messages: MessageChanges;
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
  const sumUp = <Key>(
    brought: (step: Step) => readonly Key[],
    taken: (step: Step) => readonly Key[],
  ) =>
    isUpgrade
      ? netChanges(steps, brought, taken)
      : netChanges(steps, taken, brought);

  const names = sumUp<string>(
    ({ added }) => added,
    ({ removed }) => removed,
  );
  const marks = sumUp<string>(
    ({ deprecated }) => deprecated,
    ({ restored }) => restored,
  );
  const messages = sumUp<string>(
    ({ newMessages }) => Object.keys(newMessages),
    ({ goneMessages }) => Object.keys(goneMessages),
  );
  const thrownBy = new Map(
    steps.flatMap(({ newMessages, goneMessages }) => [
      ...Object.entries(newMessages),
      ...Object.entries(goneMessages),
    ]),
  );
  const isInBoth = (name: string) =>
    [...ownersOf(name), name].every((each) => !names.missing.has(each));
  const withFunction = (texts: readonly string[]) =>
    texts.toSorted().map((text) => ({ thrownBy: thrownBy.get(text)!, text }));
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
        byVersion(to, migration.to) >= 0 &&
        byVersion(from, migration.since ?? from) >= 0,
    ),
    messages: pairMessages(
      withFunction(messages.gone),
      withFunction(messages.came),
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
 * @returns the keys that only the last release has, those that only the first
 *   has, and those that at least one of the two lacks
 */
function netChanges<Key>(
  steps: readonly Step[],
  brought: (step: Step) => readonly Key[],
  taken: (step: Step) => readonly Key[],
): { came: Key[]; gone: Key[]; missing: ReadonlySet<Key> } {
  // A key whose first event brings it was missing at the start.
  const atStart = new Map<Key, boolean>();
  const atEnd = new Map<Key, boolean>();
  const note = (keys: readonly Key[], isBrought: boolean) => {
    for (const key of keys) {
      if (!atStart.has(key)) atStart.set(key, !isBrought);
      atEnd.set(key, isBrought);
    }
  };
  for (const step of steps) {
    note(brought(step), true);
    note(taken(step), false);
  }
  const keys = [...atStart.keys()];
  return {
    came: keys.filter((key) => !atStart.get(key) && atEnd.get(key)),
    gone: keys.filter((key) => atStart.get(key) && !atEnd.get(key)),
    missing: new Set(
      keys.filter((key) => !atStart.get(key) || !atEnd.get(key)),
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
): CostChange[] | undefined {
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
