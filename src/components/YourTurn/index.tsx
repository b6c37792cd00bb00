import type { ReactNode } from 'react';
import PlaygroundLink from '@site/src/components/Playground/PlaygroundLink';
import styles from './styles.module.css';

interface Props {
  /** The task, and one `ts` block at most, from which the reader starts. */
  children: ReactNode;
  /** The release and the line of the program for the playground, which packages/runner/run writes into the page. Absent if the page has none. */
  o1js?: string;
  line?: string;
}

/** A task for the reader at the end of a page. */
export default function YourTurn({ children, o1js, line }: Props): ReactNode {
  return (
    <section className={styles.task} aria-label="Your turn">
      <p className={styles.title}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M11 2l3 3-8.5 8.5-4 1 1-4zM9 4l3 3" />
        </svg>
        Your turn
      </p>
      {children}
      {o1js && (
        <PlaygroundLink {...{ o1js, line }} className="button button--primary">
          Open in the playground
        </PlaygroundLink>
      )}
    </section>
  );
}
