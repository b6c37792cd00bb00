import type { ReactNode } from 'react';
import type { Card } from '@o1js-docs/api-docs/symbols/card';
import styles from './styles.module.css';

interface Props extends Card {
  address: string;
}

/** Describes a symbol: kind, first release, signature, first sentence, cost, and a link to its page. */
export default function SymbolCard({
  name,
  kind,
  signature,
  summary,
  since,
  cost,
  deprecated,
  address,
}: Props): ReactNode {
  return (
    <>
      <p className={styles.head}>
        <a href={address}>
          <code>{name}</code>
        </a>{' '}
        <span className={styles.badge}>{kind}</span>
        {since && <span className={styles.badge}>since {since}</span>}
        {deprecated !== undefined && (
          <span className={styles.deprecated}>deprecated</span>
        )}
      </p>
      <pre className={styles.signature}>
        <code>{signature}</code>
      </pre>
      {summary && <p className={styles.summary}>{summary}</p>}
      {cost && <p className={styles.summary}>Cost: {cost}</p>}
      {deprecated && <p className={styles.summary}>Deprecated: {deprecated}</p>}
    </>
  );
}
