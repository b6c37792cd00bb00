import { type ReactNode, useCallback, useMemo } from 'react';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { cardsOf } from './cards';
import SymbolCard from './SymbolCard';
import styles from './styles.module.css';

interface Props {
  /** The code of the sample, in which the names are links. */
  pre: HTMLPreElement;
}

/** Lists the names of a sample, for readers who use no mouse. */
export default function NamesPanel({ pre }: Props): ReactNode {
  const links = useMemo(() => differentLinks(pre), [pre]);
  const load = useCallback(() => Promise.all(links.map(cardsOf)), [links]);
  const { value: cards, hasFailed, retry } = useLoaded(load, true);
  return (
    <section className={styles.panel} aria-label="Names in this sample">
      {hasFailed && (
        <LoadFailure what="The descriptions of the names" onRetry={retry} />
      )}
      <ul className={`clean-list margin--none ${styles.names}`}>
        {links.map(({ href, textContent }, index) => {
          const [card] = cards?.[index] ?? [];
          return (
            <li key={index}>
              {card ? (
                <SymbolCard {...card} address={href} />
              ) : (
                <a href={href}>
                  <code>{textContent}</code>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** @returns the links of the names, each once, in the order of their first occurrence */
function differentLinks(pre: HTMLPreElement): HTMLAnchorElement[] {
  const byName = Array.from(
    pre.querySelectorAll('a'),
    (link) => [`${link.href} ${link.textContent}`, link] as const,
  );
  return [...new Map(byName).values()];
}
