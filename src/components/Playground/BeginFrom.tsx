import type { ReactNode } from 'react';
import styles from '@site/src/components/Compare/styles.module.css';
import type { PlaygroundGuide } from '@o1js-docs/runner/run/data';

interface Props {
  guides: readonly PlaygroundGuide[];
  onChoose: (route: string, program: number) => void;
}

/** Offers the programs of all guides of a release. */
export default function BeginFrom({ guides, onChoose }: Props): ReactNode {
  return (
    <label className={styles.release} style={{ flexBasis: '18rem' }}>
      Begin from
      <select
        value=""
        onChange={({ target }) => {
          const [guide, program] = target.value.split('|').map(Number);
          const chosen = guides[guide ?? -1];
          if (chosen) onChoose(chosen.route, program ?? 0);
        }}
      >
        <option value="">a program of a guide …</option>
        {guides.map(({ route, title, programs }, guide) => (
          <optgroup key={route} label={title}>
            {programs.map((program, index) => (
              <option key={program} value={`${guide}|${index}`}>
                {program}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
