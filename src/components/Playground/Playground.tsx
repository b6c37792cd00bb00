import type { ReactNode } from 'react';
import releases from '@generated/run-samples/default/releases.json';
import styles from '@site/src/components/Compare/styles.module.css';
import BeginFrom from './BeginFrom';
import ProgramEditor from './ProgramEditor';
import { useProgram } from './useProgram';
import { useRelease } from './useRelease';

/** An editor for programs, with a choice of release and guide. */
export default function Playground(): ReactNode {
  const { o1js, code, original, measured, said, say, ...program } =
    useProgram();
  const loaded = useRelease(o1js);
  return (
    <>
      <div className={styles.choice}>
        <label className={styles.release}>
          o1js
          <select
            value={o1js}
            onChange={({ target }) => program.chooseRelease(target.value)}
          >
            {releases.map((known) => (
              <option key={known.o1js}>{known.o1js}</option>
            ))}
          </select>
        </label>
        <BeginFrom
          guides={loaded.release?.guides ?? []}
          onChoose={(route, index) =>
            program.openGuide(route, { program: index })
          }
        />
      </div>
      <ProgramEditor
        {...{ o1js, loaded, code, original, measured, said, say }}
        onChange={program.change}
        onReset={() => program.open(original)}
        onLink={(address) =>
          window.history.replaceState(window.history.state, '', address)
        }
      />
    </>
  );
}
