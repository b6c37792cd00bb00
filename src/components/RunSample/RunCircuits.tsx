import type { ReactNode } from 'react';
import CircuitCost from '@site/src/components/CircuitCost';
import { rowsText, type Circuit } from '@site/src/text/circuitCost';

import styles from './run-sample.module.css';

/** A circuit that a run measured, with its name. */
export type RunCircuit = readonly [name: string, circuit: Circuit];

interface Props {
  circuits: readonly RunCircuit[];
  o1js: string;
  /** The circuits on the page, by name. */
  expected?: Readonly<Record<string, Circuit>> | undefined;
}

/** Shows the circuits of a run like recorded circuits, and the differences between them. */
export default function RunCircuits({
  circuits,
  o1js,
  expected,
}: Props): ReactNode {
  if (circuits.length === 0) return null;
  const differing = circuits.filter(
    ([name, { rows }]) => expected?.[name] && expected[name].rows !== rows,
  );
  return (
    <div className={styles.circuits}>
      <CircuitCost
        o1js={o1js}
        isNamed={!expected}
        circuits={JSON.stringify(Object.fromEntries(circuits))}
      />
      {differing.map(([name, circuit]) => (
        <p key={name}>
          <code>{name.slice(0, 100)}</code>: {rowsText(circuit)}. The page says{' '}
          {rowsText(expected![name]!)}.
        </p>
      ))}
    </div>
  );
}
