import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { blockAddress } from '@site/src/components/Run/address';
import styles from './styles.module.css';

interface Props {
  /** The task, and one `ts` block at most, from which the reader starts. */
  children: ReactNode;
  /** The release and the line of the program for the playground, which packages/runner/run writes into the page. Absent if the page has none. */
  o1js?: string;
  line?: string;
}

/** A task for the reader at the end of a page. It opens the page's program, up to a block, in the playground. */
export default function YourTurn({ children, o1js, line }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { permalink } = useDoc().metadata;
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
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
        <a
          className="button button--primary no-print"
          href={blockAddress({ o1js, route, line: Number(line) })}
        >
          Open in the playground
        </a>
      )}
    </section>
  );
}
