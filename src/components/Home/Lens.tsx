import type { ReactNode } from 'react';
import { classOfGate } from '@site/src/components/CircuitCost/gates';
import styles from '@site/src/components/CircuitCost/styles.module.css';
import { islands } from '@theme/Islands';
import homeStyles from '@generated/page-styles/default/home.json';
import viewerStyles from '@generated/page-styles/default/viewers.json';

/** What gates do, and a type of each kind. */
const gates = [
  ['arithmetic', 'Generic'],
  ['hash', 'Poseidon'],
  ['range', 'RangeCheck0'],
  ['curve', 'CompleteAdd'],
  ['foreign field', 'ForeignFieldAdd'],
  ['empty', 'Zero'],
] as const;

/** The first program of the home page, as its prover, its verifier or an attacker sees it. */
export default function Lens({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="lens">
      {/* Only this page needs them, and it is read without scripts. */}
      <style dangerouslySetInnerHTML={{ __html: viewerStyles + homeStyles }} />
      <islands.Viewers number={0} />
      {children}
      <p className={`gate-legend ${styles.legend}`}>
        One cell is one row of the circuit:{' '}
        {gates.map(([name, type]) => (
          <span key={name} className={classOfGate(type)}>
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}
