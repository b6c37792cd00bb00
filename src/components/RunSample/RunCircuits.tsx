import type { ReactNode } from 'react';
import CircuitCost from '@site/src/components/CircuitCost';
import { rowsText, type Circuit } from '@site/src/text/circuitCost';

import styles from './run-sample.module.css';

/** A circuit that a run measured, with its name. */
export type RunCircuit = readonly [name: string, circuit: Circuit];

interface Props {
  circuits: readonly RunCircuit[];
  o1js: string;
  /** What the page states, by name. */
  stated?: Readonly<Record<string, Circuit>> | undefined;
}

/** The circuits of a run, as the page shows those that were measured. */
export default function RunCircuits({
  circuits,
  o1js,
  stated,
}: Props): ReactNode {
  if (circuits.length === 0) return null;
  const differing = circuits.filter(
    ([name, { rows }]) => stated?.[name] && stated[name].rows !== rows,
  );
  return (
    <div className={styles.circuits}>
      <CircuitCost
        o1js={o1js}
        isNamed={!stated}
        circuits={JSON.stringify(Object.fromEntries(circuits))}
      />
      {differing.map(([name, circuit]) => (
        <p key={name}>
          <code>{name.slice(0, 100)}</code>: {rowsText(circuit)}, where{' '}
          {rowsText(stated![name]!)} are stated
        </p>
      ))}
    </div>
  );
}
