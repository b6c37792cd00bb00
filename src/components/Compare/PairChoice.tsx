import type { ReactNode } from 'react';
import recorded from '@generated/compare/default/releases.json';
import Button from '@site/src/components/Button';
import type { AddressedPair } from './usePair';
import styles from './styles.module.css';

const newestFirst = [...recorded.releases].reverse();

/** Two lists of releases. Until scripts run, submitting the form opens the pair's address. */
export default function PairChoice({
  choose,
  ...pair
}: AddressedPair): ReactNode {
  const { from, to } = pair;
  const listOf = (side: 'from' | 'to', label: string) => (
    <label className={styles.release}>
      {label}
      <select
        name={side}
        value={pair[side]}
        onChange={({ target }) => choose({ from, to, [side]: target.value })}
      >
        {/* An address may name a release that doesn't exist. */}
        {!newestFirst.includes(pair[side]) && <option>{pair[side]}</option>}
        {newestFirst.map((release) => (
          <option key={release}>{release}</option>
        ))}
      </select>
    </label>
  );
  return (
    <form
      className={`${styles.choice} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        choose({ from, to });
      }}
    >
      {listOf('from', 'From')}
      <Button onClick={() => choose({ from: to, to: from })}>Swap</Button>
      {listOf('to', 'To')}
      <Button type="submit" kind="primary">
        Compare
      </Button>
    </form>
  );
}
