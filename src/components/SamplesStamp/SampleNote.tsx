import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Explains below a sample why it is not run. */
export default function SampleNote({ text }: { text: string }): ReactNode {
  return <p className={styles.note}>{text}</p>;
}
