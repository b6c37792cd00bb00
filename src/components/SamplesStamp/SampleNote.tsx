import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says below a sample that it is not run, and why. */
export default function SampleNote({ text }: { text: string }): ReactNode {
  return <p className={styles.note}>{text}</p>;
}
