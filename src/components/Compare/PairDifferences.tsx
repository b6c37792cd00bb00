import { useEffect, useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {
  compareReleases,
  isCertain,
  problemOf,
  type Change,
  type Comparison,
} from '@site/src/compare/compare-releases';
import type { CompareData } from '@site/src/compare/data';
import LoadFailure from './LoadFailure';
import { ChangedSymbol, MoveText } from './ChangedSymbol';
import Messages from './Messages';
import SymbolName from './SymbolName';
import type { Loaded } from './useLoaded';
import type { AddressedPair } from './usePair';
import styles from './styles.module.css';

interface Props {
  pair: AddressedPair;
  data: Loaded<CompareData>;
}

/** The groups of a pair's differences, announced by their counts. */
export default function PairDifferences({
  pair: { from, to, isChosen },
  data: { value: data, hasFailed, retry },
}: Props): ReactNode {
  useOpenForPrint();
  const problem = data && (problemOf(data, from) ?? problemOf(data, to));
  const comparison = useMemo(
    () =>
      data && problem === undefined
        ? compareReleases(data, from, to)
        : undefined,
    [data, problem, from, to],
  );
  return (
    <div className={styles.differences}>
      <p role="status">
        {isChosen && !hasFailed && statusOf(problem, comparison)}
      </p>
      {hasFailed && <LoadFailure what="The comparison" onRetry={retry} />}
      {data && comparison && <Groups {...{ data, comparison }} />}
    </div>
  );
}

function statusOf(
  problem: string | undefined,
  comparison: Comparison | undefined,
): string {
  if (problem !== undefined) return problem;
  if (!comparison) return 'Loading…';
  const { from, to } = comparison;
  if (from === to) return 'Choose two releases that are not the same.';
  const counts = groupsOf(comparison)
    .filter(({ count }) => count > 0)
    .map(({ title, count }) => `${count} ${title.toLowerCase()}`);
  return `From ${from} to ${to}: ${counts.join(', ') || 'the same names with the same signatures'}.`;
}

interface Group {
  id: string;
  title: string;
  says: string;
  count: number;
  changes?: readonly Change[];
  names?: readonly string[];
}

function groupsOf(comparison: Comparison): Group[] {
  const { to, removed, added, deprecated, changed, moves } = comparison;
  const breaks = changed.filter(({ reasons }) => reasons.some(isCertain));
  const fits = changed.filter(({ reasons }) => reasons.length === 0);
  const perhaps = changed.filter(
    (each) => !breaks.includes(each) && !fits.includes(each),
  );
  const behaves = moves
    .filter(({ isBehavior }) => isBehavior)
    .map(({ name }) => name);
  const group = (id: string, title: string, says: string) => ({
    names: (names: readonly string[]): Group => ({
      id,
      title,
      says,
      names,
      count: names.length,
    }),
    changes: (changes: readonly Change[]): Group => ({
      id,
      title,
      says,
      changes,
      count: changes.length,
    }),
  });
  return [
    group('removed', 'Removed', `o1js ${to} does not have these names.`).names(
      removed,
    ),
    group(
      'incompatible',
      'Incompatible',
      'TypeScript refuses some calls that it took before.',
    ).changes(breaks),
    group(
      'behavior',
      'With another behavior',
      'The name and its types are the same; it does something else.',
    ).names(behaves),
    group(
      'perhaps',
      'Perhaps incompatible',
      'Written in another way; the signatures alone do not tell whether your code fits.',
    ).changes(perhaps),
    group(
      'deprecated',
      'Deprecated',
      `o1js ${to} still has these names, and calls them deprecated.`,
    ).names(deprecated),
    group(
      'compatible',
      'Changed compatibly',
      'What TypeScript took before, it still takes.',
    ).changes(fits),
    group(
      'added',
      'Added',
      `o1js ${comparison.from} does not have these names.`,
    ).names(added),
  ];
}

function Groups({
  data,
  comparison,
}: {
  data: CompareData;
  comparison: Comparison;
}): ReactNode {
  const moves = new Map(comparison.moves.map((move) => [move.name, move]));
  const pages = { data, ...comparison };
  return (
    <>
      {groupsOf(comparison)
        .filter(({ count }) => count > 0)
        .map(({ id, title, says, count, changes, names = [] }) => (
          <section key={id} aria-labelledby={id}>
            <Heading as="h2" id={id}>
              {title} ({count})
            </Heading>
            <p>{says}</p>
            {changes ? (
              <ul className={styles.list}>
                {changes.map((change) => (
                  <li key={change.name + change.before}>
                    <ChangedSymbol
                      {...{ change, pages }}
                      move={moves.get(change.name)}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <ul className={id === 'added' ? styles.columns : styles.list}>
                {names.map((name) => (
                  <li key={name}>
                    <SymbolName name={name} {...pages} />
                    <MoveText move={moves.get(name)} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      <Costs {...{ data, comparison }} />
      <Messages {...comparison} />
      <p>
        The <Link to="/changelog">changelog</Link> says in words what each
        release changed. Constructors are not compared, nor what is more than
        two members deep.
      </p>
    </>
  );
}

function Costs({
  data: { documented },
  comparison: { from, to, costs },
}: {
  data: CompareData;
  comparison: Comparison;
}): ReactNode {
  if (from === to) return null;
  return (
    <section aria-labelledby="costs">
      <Heading as="h2" id="costs">
        Costs
      </Heading>
      {costs ? (
        <>
          <p>
            {costs.length > 0
              ? 'What a call adds to a circuit, before and after:'
              : `Calls that were measured on both releases (${documented[from]!.measured} on ${from}, ${documented[to]!.measured} on ${to}) add the same rows to a circuit.`}
          </p>
          {costs.length > 0 && (
            <ul className={styles.list}>
              {costs.map(({ name, before, after }) => (
                <li key={name}>
                  <code>{name}</code>: {before} → {after}
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>
          Circuit costs are measured on the releases that are documented:{' '}
          {Object.keys(documented).join(', ')}.
        </p>
      )}
    </section>
  );
}

/** What is folded is printed too. */
function useOpenForPrint(): void {
  useEffect(() => {
    const open = () => {
      for (const each of document.querySelectorAll('main details')) {
        (each as HTMLDetailsElement).open = true;
      }
    };
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
}
