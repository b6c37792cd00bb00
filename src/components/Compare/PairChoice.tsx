import type { ReactNode } from 'react';
import recorded from '@generated/compare/default/releases.json';
import type { AddressedPair } from './usePair';
import styles from './styles.module.css';

const newestFirst = [...recorded.releases].reverse();

/** Two lists of releases. Before scripts run the form leads to the address of the pair. */
export default function PairChoice({
  from,
  to,
  choose,
}: AddressedPair): ReactNode {
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        choose({ from, to });
      }}
    >
      <ReleaseList
        name="from"
        label="From"
        value={from}
        onChoose={(chosen) => choose({ from: chosen, to })}
      />
      <button
        type="button"
        className="button button--secondary"
        onClick={() => choose({ from: to, to: from })}
      >
        Swap
      </button>
      <ReleaseList
        name="to"
        label="To"
        value={to}
        onChoose={(chosen) => choose({ from, to: chosen })}
      />
      <button type="submit" className="button button--primary">
        Compare
      </button>
    </form>
  );
}

interface ListProps {
  name: string;
  label: string;
  value: string;
  onChoose: (release: string) => void;
}

function ReleaseList({ name, label, value, onChoose }: ListProps): ReactNode {
  return (
    <label className={styles.release}>
      {label}
      <select
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {/* An address may name a release that there is not. */}
        {!newestFirst.includes(value) && <option>{value}</option>}
        {newestFirst.map((release) => (
          <option key={release}>{release}</option>
        ))}
      </select>
    </label>
  );
}
