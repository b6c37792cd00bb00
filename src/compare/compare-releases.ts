import { byVersion } from '../../config/by-version';
import type { CompareData, Documented, Move, Reason, Step } from './data';
import { type MessageChanges, pairMessages } from './pair-messages';

/** A symbol that is written in another way. */
export interface Change {
  name: string;
  /** A member of instances. */
  ofInstance: boolean;
  before: string;
  after: string;
  /** Why callers may fail; none when none can. */
  reasons: readonly Reason[];
}

/** What a call adds to a circuit, before and after. */
export interface CostChange {
  name: string;
  before: string;
  after: string;
}

/** How one release differs from another, for who moves from the first to the second. */
export interface Comparison {
  from: string;
  to: string;
  removed: readonly string[];
  added: readonly string[];
  /** Deprecated in the second release, and not in the first. */
  deprecated: readonly string[];
  changed: readonly Change[];
  /** Undefined where one of the releases was not measured. */
  costs: readonly CostChange[] | undefined;
  /** What replaces what, and what does something else. */
  moves: readonly Move[];
  messages: MessageChanges;
}

/**
 * Compares any two recorded releases, in either direction.
 *
 * @throws RangeError that says which release is not recorded, and which are
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
  const isUp = byVersion(from, to) <= 0;
  const [older, newer] = isUp ? [from, to] : [to, from];
  const between = data.releases
    .filter((each) => byVersion(each, older) > 0 && byVersion(each, newer) <= 0)
    .map((each) => data.steps[each]!);
  const names = folded(
    between,
    ({ added }) => added,
    ({ removed }) => removed,
  );
  const came = keysWith(names, isUp ? 'one' : 'other');
  const went = keysWith(names, isUp ? 'other' : 'one');
  const isInBoth = (name: string) =>
    [...ownersOf(name), name].every(
      (each) => (names.get(each) ?? 'back') === 'back',
    );
  const messages = folded(
    between,
    ({ newMessages }) => newMessages,
    ({ goneMessages }) => goneMessages,
  );
  const messagesWith = (outcome: Outcome) =>
    keysWith(messages, outcome)
      .map((i) => data.messages[i]!)
      .map(([text, place]) => ({ place, text }))
      .sort((a, b) => byName(a.text, b.text));
  const marks = keysWith(
    folded(
      between,
      ({ deprecated }) => deprecated,
      ({ restored }) => restored,
    ),
    isUp ? 'one' : 'other',
  );
  return {
    from,
    to,
    // What is gone with its owner needs no line of its own, nor what came and went with it.
    removed: went.filter((name) => ownersOf(name).every(isInBoth)).sort(byName),
    added: came
      .filter((name) =>
        ownersOf(name).every(
          (owner) => isInBoth(owner) || came.includes(owner),
        ),
      )
      .sort(byName),
    deprecated: marks.filter(isInBoth).sort(byName),
    changed: changesBetween(data, from, to).filter(({ name }) =>
      isInBoth(name),
    ),
    costs: costsBetween(data.documented[from], data.documented[to]),
    moves: data.moves.filter(
      (move) =>
        byVersion(from, move.from) <= 0 &&
        byVersion(to, move.to) >= 0 &&
        byVersion(from, move.since ?? from) >= 0,
    ),
    messages: pairMessages(
      messagesWith(isUp ? 'other' : 'one'),
      messagesWith(isUp ? 'one' : 'other'),
    ),
  };
}

/** @returns why a release cannot be compared, as a sentence; undefined when it can */
export function problemOf(
  { releases, unknown }: CompareData,
  release: string,
): string | undefined {
  if (releases.includes(release)) return undefined;
  return unknown.includes(release)
    ? `The package of o1js ${release} could not be compared. Choose the release before or after it.`
    : `“${release}” is not a recorded release of o1js. Choose one from ${releases[0]} to ${releases.at(-1)}.`;
}

/** What two opposite events come to: one of them, or that a name came and went, or went and came back. */
type Outcome = 'one' | 'other' | 'passed' | 'back';

function folded<Key>(
  steps: readonly Step[],
  one: (step: Step) => readonly Key[],
  other: (step: Step) => readonly Key[],
): Map<Key, Outcome> {
  const outcomes = new Map<Key, Outcome>();
  for (const step of steps) {
    for (const name of one(step)) {
      const gone = ['other', 'back'].includes(outcomes.get(name) ?? '');
      outcomes.set(name, gone ? 'back' : 'one');
    }
    for (const name of other(step)) {
      const isNew = ['one', 'passed'].includes(outcomes.get(name) ?? '');
      outcomes.set(name, isNew ? 'passed' : 'other');
    }
  }
  return outcomes;
}

function keysWith<Key>(
  outcomes: ReadonlyMap<Key, Outcome>,
  wanted: Outcome,
): Key[] {
  return [...outcomes]
    .filter(([, outcome]) => outcome === wanted)
    .map(([name]) => name);
}

function changesBetween(
  { signatures }: CompareData,
  from: string,
  to: string,
): Change[] {
  return Object.entries(signatures)
    .flatMap(([id, { texts, since, reasons }]): Change[] => {
      const [one, other] = [from, to].map(
        (release) =>
          since.filter((each) => byVersion(each, release) <= 0).length,
      ) as [number, number];
      const [before, after] = [texts[one]!, texts[other]!];
      if (before === after) return [];
      return [
        {
          name: id.replace('#', '.'),
          ofInstance: id.includes('#'),
          before,
          after,
          reasons: reasons[`${one}>${other}`] ?? [],
        },
      ];
    })
    .sort((a, b) => byName(a.name, b.name));
}

function costsBetween(
  before: Documented | undefined,
  after: Documented | undefined,
): CostChange[] | undefined {
  if (!before?.measured || !after?.measured) return undefined;
  return Object.keys(before.costs)
    .filter((name) => name in after.costs)
    .filter((name) => before.costs[name] !== after.costs[name])
    .sort(byName)
    .map((name) => ({
      name,
      before: before.costs[name]!,
      after: after.costs[name]!,
    }));
}

/** @returns `A`, `A.b` of `A.b.c` */
function ownersOf(name: string): string[] {
  const parts = name.split('.');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('.'));
}

/** Whether a reason is certain: the texts tell that a use it concerns fails. */
export function isCertain(reason: Reason): boolean {
  return !reason.endsWith('?');
}

function byName(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
