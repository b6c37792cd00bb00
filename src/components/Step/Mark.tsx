import type { ReactNode } from 'react';
import type { StepProgress } from './progress';
import styles from './styles.module.css';

const words = {
  solved: 'solved',
  shown: 'solution shown',
  open: 'open',
} as const;

/** @returns a word for the state of a step */
export const stateOf = (state: StepProgress['state']) => words[state ?? 'open'];

/** A cell that fills when the reader has solved a step. */
export default function Mark({
  state,
}: Pick<StepProgress, 'state'>): ReactNode {
  return <i className={styles.mark} data-state={state} aria-hidden="true" />;
}
