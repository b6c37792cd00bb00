import type { ReactNode } from 'react';
import styles from '@site/src/components/Compare/styles.module.css';
import type { PlaygroundGuide } from '@o1js-docs/runner/run/data';

interface Props {
  guides: readonly PlaygroundGuide[];
  onChoose: (route: string, line: number) => void;
}

/** Offers the programs of all guides of a release. */
export default function BeginFrom({ guides, onChoose }: Props): ReactNode {
  return (
    <label className={styles.release} style={{ flexBasis: '18rem' }}>
      Begin from
      <select
        value=""
        onChange={({ target }) => {
          const [route = '', line] = target.value.split('|');
          onChoose(route, Number(line));
        }}
      >
        <option value="">a program of a guide …</option>
        {guides.map(({ route, title, programs }) => (
          <optgroup key={route} label={title}>
            {programs.map(({ label, line }) => (
              <option key={line} value={`${route}|${line}`}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
