import type { ReactNode } from 'react';
import { classOfGate } from './gates';
import { pathsOf, rowHeight, width } from './fingerprint';
import styles from './styles.module.css';

interface Props {
  /** Types of the gates in the order of the rows, as packages/samples records them. */
  order: string;
}

/** A circuit's rows in their order: one cell for each row, with the color of its gate. Screen readers skip it. */
export default function Fingerprint({ order }: Props): ReactNode {
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
