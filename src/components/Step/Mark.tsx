import type { ReactNode } from 'react';
import type { StepProgress } from './progress';

const words = {
  solved: 'solved',
  shown: 'solution shown',
  open: 'open',
} as const;

/** @returns a word for the state of a step */
export const stateOf = (state: StepProgress['state']) => words[state ?? 'open'];

/** Its style is in the page, because every page loads the other styles. */
const cell = {
  display: 'inline-block',
  flex: 'none',
  border: '1px solid var(--accent)',
  borderRadius: 2,
  forcedColorAdjust: 'none',
} as const;

const fillings = {
  solved: 'var(--accent)',
  shown: 'linear-gradient(var(--accent-surface) 50%, var(--accent) 50%)',
} as const;

/** A cell that fills when the reader has solved a step. */
export default function Mark({
  state,
}: Pick<StepProgress, 'state'>): ReactNode {
  const background = state && fillings[state];
  return (
    <i
      style={{ ...cell, width: '0.85rem', height: '0.85rem', background }}
      aria-hidden="true"
    />
  );
}
