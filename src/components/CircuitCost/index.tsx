import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The measured size of one circuit. */
interface Circuit {
  rows: number;
  /** Gates by type. */
  gates: Record<string, number>;
  /** Proofs that the circuit verifies. */
  verifiesProofs?: number;
}

interface Props {
  /** The release the figures were measured on. */
  o1js: string;
  /** JSON of circuits by name; plugins/code-samples writes it. */
  circuits: string;
}

/** The cost of a sample's circuits, below the sample. */
export default function CircuitCost({ o1js, circuits }: Props): ReactNode {
  const entries = Object.entries(
    JSON.parse(circuits) as Record<string, Circuit>,
  );
  const [first] = entries;
  if (!first) return null;
  return (
    <div className={styles.cost}>
      {entries.length === 1 ? (
        <OneCircuit circuit={first[1]} o1js={o1js} />
      ) : (
        <CircuitTable entries={entries} o1js={o1js} />
      )}
      {entries.map(([name, circuit]) => (
        <RecursionNote key={name} name={name} circuit={circuit} />
      ))}
    </div>
  );
}

function OneCircuit({ circuit, o1js }: { circuit: Circuit; o1js: string }) {
  return (
    <details className={styles.details}>
      <summary>
        <strong>{rowsText(circuit)}</strong> on o1js {o1js}
      </summary>
      <GateList circuit={circuit} />
    </details>
  );
}

function CircuitTable({
  entries,
  o1js,
}: {
  entries: [string, Circuit][];
  o1js: string;
}) {
  return (
    <table className={styles.table}>
      <caption>Circuit costs on o1js {o1js}</caption>
      <thead>
        <tr>
          <th scope="col">Circuit</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, circuit]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <details className={styles.details}>
                <summary>{rowsText(circuit)}</summary>
                <GateList circuit={circuit} />
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GateList({ circuit: { gates } }: { circuit: Circuit }) {
  const entries = Object.entries(gates);
  if (entries.length === 0) return <p className={styles.note}>No gates.</p>;
  return (
    <dl className={styles.gates}>
      {entries.map(([type, count]) => (
        <div key={type}>
          <dt>{type}</dt>
          <dd>{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

function RecursionNote({
  name,
  circuit: { verifiesProofs = 0 },
}: {
  name: string;
  circuit: Circuit;
}) {
  if (verifiesProofs === 0) return null;
  const proofs = verifiesProofs === 1 ? 'a proof' : `${verifiesProofs} proofs`;
  return (
    <p className={styles.note}>
      <code>{name}</code> verifies {proofs}. Recursive verification is not
      counted in its rows.
    </p>
  );
}

function rowsText({ rows }: Circuit): string {
  return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
}
