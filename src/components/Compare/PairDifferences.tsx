import { Fragment, useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {
  compareReleases,
  problemOf,
  type Comparison,
} from '@o1js-docs/release-notes/comparison/compare-releases';
import type { CompareData } from '@o1js-docs/release-notes/comparison/data';
import Difference from './Difference';
import LoadFailure from './LoadFailure';
import type { Loaded } from './useLoaded';
import type { AddressedPair } from './usePair';
import styles from './styles.module.css';

interface Props {
  pair: AddressedPair;
  data: Loaded<CompareData>;
}

/** The differences of a pair in groups. Their counts are announced. */
export default function PairDifferences({
  pair: { from, to, isChosen },
  data: { value: data, hasFailed, retry },
}: Props): ReactNode {
  // Or a sentence that says why there is none.
  const comparison = useMemo(
    () =>
      data &&
      (problemOf(data, from) ??
        problemOf(data, to) ??
        compareReleases(data, from, to)),
    [data, from, to],
  );
  return (
    <>
      <p role="status">{isChosen && !hasFailed && statusOf(comparison)}</p>
      {hasFailed && <LoadFailure what="The comparison" onRetry={retry} />}
      {data && typeof comparison === 'object' && (
        <Groups {...{ data, comparison }} />
      )}
    </>
  );
}

/** @returns how many names each group has, with links to the groups */
function statusOf(comparison: Comparison | string | undefined): ReactNode {
  if (!comparison) return 'Loading…';
  if (typeof comparison === 'string') return comparison;
  const { from, to } = comparison;
  if (from === to) return 'Choose two different releases.';
  const groups = groupsOf(comparison);
  return (
    <>
      From {from} to {to}:{' '}
      {groups.length === 0 && 'the same names with the same signatures'}
      {groups.map(({ id, title, names }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a href={`#${id}`}>
            {names.length} {title.toLowerCase()}
          </a>
        </Fragment>
      ))}
      .
    </>
  );
}

/** @returns the groups that have names */
function groupsOf(comparison: Comparison) {
  const { from, to, removed, added, deprecated, migrations } = comparison;
  const changed = [...new Set(comparison.changed.map(({ name }) => name))];
  const migrated = (isBehavior: boolean) =>
    migrations
      .filter((each) => (each.isBehavior ?? false) === isBehavior)
      .map(({ name }) => name);
  const [incompatible, behavior] = [migrated(false), migrated(true)];
  const groups = {
    removed: ['Removed', `o1js ${to} doesn't have these names.`, removed],
    incompatible: [
      'Incompatible',
      `Calls that compile on ${from} don't compile any more.`,
      incompatible.filter((name) => changed.includes(name)),
    ],
    behavior: [
      'With another behavior',
      "Your code still compiles, but these names do something else. TypeScript can't find them for you.",
      behavior,
    ],
    deprecated: [
      'Deprecated',
      `These names still work in o1js ${to}.`,
      deprecated,
    ],
    changed: [
      'With another signature',
      'Most calls still compile. If TypeScript reports one of yours, compare the two signatures.',
      changed.filter((name) => ![...incompatible, ...behavior].includes(name)),
    ],
    added: ['Added', `o1js ${from} doesn't have these names.`, added],
  } as const;
  return Object.entries(groups)
    .map(([id, [title, says, names]]) => ({ id, title, says, names }))
    .filter(({ names }) => names.length > 0);
}

function Groups(props: {
  data: CompareData;
  comparison: Comparison;
}): ReactNode {
  const { comparison } = props;
  return (
    <>
      {groupsOf(comparison).map(({ id, title, says, names }) => (
        <section key={id} aria-labelledby={id}>
          <Heading as="h2" id={id}>
            {title} ({names.length})
          </Heading>
          <p>{says}</p>
          <ul className={id === 'added' ? styles.columns : styles.list}>
            {names.map((name) => (
              <li key={name}>
                <Difference {...{ name, ...props }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {comparison.from !== comparison.to && <Costs {...props} />}
      <p>
        The <Link to="/changelog">changelog</Link> describes each release in
        words. Constructors, and names more than two members deep, are not
        compared.
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
  return (
    <section aria-labelledby="costs">
      <Heading as="h2" id="costs">
        Costs
      </Heading>
      <p>
        {costs === undefined
          ? `Circuit costs are measured on the documented releases: ${Object.keys(documented).join(', ')}.`
          : costs.length > 0
            ? 'The rows that a call adds to a circuit, before and after:'
            : `Calls that were measured on both releases (${documented[from]!.measured} on ${from}, ${documented[to]!.measured} on ${to}) add the same rows to a circuit.`}
      </p>
      <ul className={styles.list}>
        {costs?.map(({ name, before, after }) => (
          <li key={name}>
            <code>{name}</code>: {before} → {after}
          </li>
        ))}
      </ul>
    </section>
  );
}
