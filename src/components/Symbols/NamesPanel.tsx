import { type ReactNode, useEffect, useState } from 'react';
import type { Card } from '@o1js-docs/api-docs/symbols/card';
import { cardsOf } from './cards';
import SymbolCard from './SymbolCard';
import styles from './styles.module.css';

interface Props {
  /** The links of the block's names. */
  links: readonly HTMLAnchorElement[];
}

interface Entry {
  address: string;
  text: string;
  card?: Card;
}

/** Lists the names of a sample, for readers who use no mouse. */
export default function NamesPanel({ links }: Props): ReactNode {
  const [entries, setEntries] = useState(() => entriesOf(links));
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isShown = true;
    Promise.all(
      links.map(async (link) => ({ link, cards: await cardsOf(link) })),
    ).then(
      (found) => {
        if (!isShown) return;
        setFailed(false);
        setEntries(
          entriesOf(links).map((entry) => ({
            ...entry,
            card: found.find(
              ({ link }) =>
                link.href === entry.address && link.textContent === entry.text,
            )?.cards[0],
          })),
        );
      },
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [links, tries]);

  return (
    <section className={styles.panel} aria-label="Names in this sample">
      {failed && (
        <p className={styles.failure} role="alert">
          The descriptions of the names could not be loaded. Check the
          connection.{' '}
          <button type="button" onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        </p>
      )}
      <ul className={styles.names}>
        {entries.map(({ address, text, card }) => (
          <li key={`${address} ${text}`}>
            {card ? (
              <SymbolCard {...card} address={address} />
            ) : (
              <a href={address}>
                <code>{text}</code>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Removes duplicates. The order is the order of first occurrence. */
function entriesOf(links: readonly HTMLAnchorElement[]): Entry[] {
  const entries = links.map(({ href, textContent }) => ({
    address: href,
    text: textContent,
  }));
  return [
    ...new Map(
      entries.map((entry) => [`${entry.address} ${entry.text}`, entry]),
    ).values(),
  ];
}
