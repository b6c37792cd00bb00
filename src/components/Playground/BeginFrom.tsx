import type { ReactNode } from 'react';
import { learnAddress } from '@site/src/components/Run/address';

/** Programs to begin from: a name, what they show, and their page. */
const starts = [
  ['Age', 'prove it, without the year', ''],
  ['Poll', 'one vote each, no names', 'how-to/vote-once-anonymously'],
  ['Merkle tree', 'a list in one number', 'basic-types/merkle-trees'],
  ['Signature', 'sign, and verify', 'basic-types/keypairs-and-signatures'],
  ['Contract', 'a counter on a chain', 'zkapps/smart-contracts'],
] as const;

interface Props {
  /** @param route of a page of Current; empty for the home page */
  onChoose: (route: string) => void;
}

/** Offers programs to begin from. Every sample of a page has a link to the playground, too. */
export default function BeginFrom({ onChoose }: Props): ReactNode {
  return (
    <ul className="begin-from clean-list margin--none" aria-label="Begin from">
      {starts.map(([name, what, route]) => (
        <li key={name}>
          <button type="button" onClick={() => onChoose(route)}>
            <strong>{name}</strong> {what}
          </button>
        </li>
      ))}
      <li>
        <a href={`${learnAddress}puzzles/a-box-of-any-size/`}>
          <strong>Break it</strong> find the hole in a circuit
        </a>
      </li>
    </ul>
  );
}
