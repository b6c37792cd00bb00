import { useEffect, useState, type ReactNode } from 'react';
import releases from '@generated/run-samples/default/releases.json';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import styles from '@site/src/components/Compare/styles.module.css';
import BeginFrom from './BeginFrom';
import EditorButtons from './EditorButtons';
import { isolation } from './isolation';
import { codeFragment } from './link';
import ProofsNotice from './ProofsNotice';
import RunOutput from './RunOutput';
import { useEditor } from './useEditor';
import { useProgram } from './useProgram';
import { useRelease } from './useRelease';
import { useRun } from './useRun';

/** What makes proofs, and so needs threads that share memory. */
const makesProofs = /\.(?:compile|prove|dummy)\(/;

/** Writes, runs and links programs. */
export default function Playground(): ReactNode {
  const program = useProgram();
  const { o1js, code, original } = program;
  const { release, ...loading } = useRelease(o1js);
  const { state, isRunning, start, stop } = useRun();

  /** The program that was not run, because it makes proofs. */
  const [refused, setRefused] = useState<string>();

  const run = () => {
    program.say('');
    if (isRunning || !release) return stop();
    const cannot = makesProofs.test(code) && isolation() !== 'on';
    setRefused(cannot ? code : undefined);
    if (!cannot) start(release, code);
  };
  const { place, editor, hasFailed, retry } = useEditor(
    code,
    program.change,
    run,
  );
  useEffect(() => {
    editor?.replace(original.code);
  }, [editor, original]);
  useEffect(() => {
    editor?.showCame([
      ...state.results,
      ...state.errors.map(({ line, message }) => ({
        line,
        text: message,
        holds: false,
      })),
    ]);
  }, [editor, state.results, state.errors]);

  const fragment = () => codeFragment(o1js, code);
  const link = async () => {
    const address = window.location.pathname + (await fragment());
    window.history.replaceState(window.history.state, '', address);
    return window.location.href;
  };
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
          guides={release?.guides ?? []}
          onChoose={(route, index) =>
            program.openGuide(route, { program: index })
          }
        />
      </div>
      {loading.hasFailed && (
        <LoadFailure what={`o1js ${o1js}`} onRetry={loading.retry} />
      )}
      <div ref={place} className={styles.editor} />
      {hasFailed && <LoadFailure what="The editor" onRetry={retry} />}
      {!editor && !hasFailed && <p>Loading the editor …</p>}
      <EditorButtons
        {...{ code, link, isRunning }}
        canRun={editor !== undefined && release !== undefined}
        onRun={run}
        onReset={() => program.open(program.original)}
        said={program.said}
        say={program.say}
      />
      {refused === code && (
        <ProofsNotice isolation={isolation()} fragment={fragment} />
      )}
      <RunOutput
        {...{ state, o1js }}
        measured={program.measured}
        onRetry={run}
      />
    </>
  );
}
