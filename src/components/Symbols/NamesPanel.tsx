import { type ReactNode, useCallback, useMemo } from 'react';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { cardsOf } from './cards';
import SymbolCard from './SymbolCard';
import styles from './styles.module.css';

interface Props {
  /** The links of the block's names. */
  links: readonly HTMLAnchorElement[];
}

/** Lists the names of a sample, for readers who use no mouse. */
export default function NamesPanel({ links }: Props): ReactNode {
  const names = useMemo(() => withoutRepeats(links), [links]);
  const load = useCallback(
    () => Promise.all(names.map(async ({ link }) => (await cardsOf(link))[0])),
    [names],
  );
  const { value: cards, hasFailed, retry } = useLoaded(load, true);
  return (
    <section className={styles.panel} aria-label="Names in this sample">
      {hasFailed && (
        <LoadFailure what="The descriptions of the names" onRetry={retry} />
      )}
      <ul className={styles.names}>
        {names.map(({ key, link: { href, textContent } }, i) => {
          const card = cards?.[i];
          return (
            <li key={key}>
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

/** @returns the first link of each name, with a key for React */
function withoutRepeats(links: readonly HTMLAnchorElement[]) {
  const named = links.map((link) => ({
    key: `${link.href} ${link.textContent}`,
    link,
  }));
  return named.filter(
    ({ key }, i) => named.findIndex((each) => each.key === key) === i,
  );
}
