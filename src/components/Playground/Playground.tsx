import { type ReactNode, useCallback } from 'react';
import releases from '@generated/run-samples/default/releases.json';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import styles from '@site/src/components/Compare/styles.module.css';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { loadData } from '@site/src/components/Run/files';
import type { CompilerFiles } from '@o1js-docs/runner/run/data';
import ProgramEditor from '@site/src/components/Run/ProgramEditor';
import BeginFrom from './BeginFrom';
import { useProgram } from './useProgram';

const current = releases[0]!;

/** An editor for programs, with a choice of release and guide. */
export default function Playground(): ReactNode {
  const { o1js, code, original, measured, notice, ...program } = useProgram();
  const load = useCallback(
    () => loadData<CompilerFiles>(`releases/${o1js}.json`),
    [o1js],
  );
  const { value: release, hasFailed, retry } = useLoaded(load, true);
  return (
    <>
      <div className={`${styles.choice} no-print`}>
        <label className={styles.release}>
          o1js
          <select
            value={o1js}
            onChange={({ target }) => program.chooseRelease(target.value)}
          >
            {releases.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </select>
        </label>
        <BeginFrom
          onChoose={(route) =>
            program.openGuide(o1js === current ? route : `${o1js}/${route}`)
          }
        />
      </div>
      {hasFailed && <LoadFailure what={`o1js ${o1js}`} onRetry={retry} />}
      <ProgramEditor
        {...{ o1js, release, code, original, measured, notice }}
        onChange={program.change}
        onReset={() => program.open(original)}
        onLink={(address) =>
          window.history.replaceState(window.history.state, '', address)
        }
      />
    </>
  );
}
