import type { ReactNode } from 'react';
import {
  groupDigits,
  readCircuits,
  recursionText,
  rowsText,
  type Circuit,
} from '@o1js-docs/samples/measure/circuitCost';
import { pathsOf, rowHeight, width } from './fingerprint';
import { classOfGate } from './gates';
import styles from './styles.module.css';

interface Props {
  /** The release the figures were measured on. */
  o1js: string;
  /** JSON of circuits by name; packages/samples writes it. */
  circuits: string;
  /** Shows the name of a single circuit too. */
  isNamed?: boolean;
}

/** The cost of a sample's circuits, below the sample. */
export default function CircuitCost({
  o1js,
  circuits,
  isNamed = false,
}: Props): ReactNode {
  const entries = readCircuits(circuits);
  const [first] = entries;
  if (!first) return null;
  return (
    <div className={styles.cost}>
      {entries.length === 1 && !isNamed ? (
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
    <details>
      <summary>
        <strong>{rowsText(circuit)}</strong> on o1js {o1js}
        <Rows circuit={circuit} />
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
  const mostRows = Math.max(...entries.map(([, { rows }]) => rows));
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
              <details>
                <summary>
                  {rowsText(circuit)}
                  <Rows circuit={circuit} share={circuit.rows / mostRows} />
                </summary>
                <GateList circuit={circuit} />
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowsProps {
  circuit: Circuit;
  /** The bar's length, as a part of the longest bar next to it. */
  share?: number;
}

/** The rows one by one, or the gates of a circuit that is too long for that. */
function Rows({ circuit, share = 1 }: RowsProps): ReactNode {
  return circuit.order ? (
    <Fingerprint order={circuit.order} />
  ) : (
    <GateBar circuit={circuit} share={share} />
  );
}

/** A circuit's rows in their order: one cell for each row, with the color of its gate. Screen readers skip it. */
function Fingerprint({ order }: { order: string }) {
  const { paths, lines } = pathsOf(order, classOfGate);
  return (
    <svg
      className={styles.fingerprint}
      viewBox={`0 0 ${width} ${lines * rowHeight}`}
      aria-hidden="true"
    >
      {paths.map(([className, path]) => (
        <path key={className ?? 'generic'} className={className} d={path} />
      ))}
    </svg>
  );
}

/**
 * Shares of the gates by type. Screen readers skip it, because the list below has the same figures.
 */
function GateBar({ circuit: { gates }, share }: Required<RowsProps>) {
  const entries = Object.entries(gates);
  if (entries.length === 0) return null;
  return (
    <span
      className={styles.bar}
      style={{ width: `${share * 100}%` }}
      aria-hidden="true"
    >
      {entries.map(([type, count]) => (
        <i
          key={type}
          className={classOfGate(type)}
          style={{ flexGrow: count }}
        />
      ))}
    </span>
  );
}

function GateList({ circuit: { gates } }: { circuit: Circuit }) {
  const entries = Object.entries(gates);
  if (entries.length === 0) return <p className={styles.note}>No gates.</p>;
  return (
    <dl className={styles.gates}>
      {entries.map(([type, count]) => (
        <div key={type}>
          <dt className={classOfGate(type)}>{type}</dt>
          <dd>{groupDigits(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function RecursionNote({ name, circuit }: { name: string; circuit: Circuit }) {
  const text = recursionText(circuit);
  if (!text) return null;
  return (
    <p className={styles.note}>
      <code>{name}</code> {text}
    </p>
  );
}
