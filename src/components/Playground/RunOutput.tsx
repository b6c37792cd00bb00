import type { ReactNode } from 'react';
import RunCircuits from '@site/src/components/RunSample/RunCircuits';
import type { RunState } from './run-state';
import styles from '@site/src/components/RunSample/run-sample.module.css';

interface Props {
  state: RunState;
  o1js: string;
  /** Seconds that the guide's steps took when they were measured. */
  measured: Readonly<Record<string, number>>;
  onRetry: () => void;
  /** Text for the location of an error outside of the editor. */
  elsewhere?: string;
}

/** The output of a run. */
export default function RunOutput({
  state,
  o1js,
  measured,
  onRetry,
  elsewhere,
}: Props): ReactNode {
  const { errors, typeProblems, printed, circuits, times } = state;
  const differ = state.results.filter(({ matches }) => !matches);
  return (
    <section className={styles.panel} aria-label="Result">
      <p>{state.progress && `${state.progress} …`}</p>
      <p role="status" className={styles.summary}>
        {state.summary}
      </p>
      {state.hasFailed && (
        <button
          type="button"
          className="button button--secondary"
          onClick={onRetry}
        >
          Try again
        </button>
      )}
      {differ.length > 0 && (
        <ul>
          {differ.map(({ line, text }) => (
            <li key={line}>
              Line {line} gave <code>{text}</code>.
            </li>
          ))}
        </ul>
      )}
      {errors.map(({ line, message, link }, index) => (
        <div key={index} className={styles.error}>
          <p>{message}</p>
          <p>{line > 0 ? `At line ${line}.` : elsewhere}</p>
          {link && (
            <p>
              Cause and cure, in Common errors:{' '}
              <a href={link[1]} target="_blank" rel="noopener">
                {link[0]}
              </a>
            </p>
          )}
        </div>
      ))}
      {typeProblems.length > 0 && (
        <>
          <p>TypeScript finds:</p>
          <ul>
            {typeProblems.map(({ line, message }, index) => (
              <li key={index}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {printed && (
        <pre tabIndex={0} aria-label="Output" className={styles.output}>
          {printed}
        </pre>
      )}
      <RunCircuits circuits={circuits} o1js={o1js} />
      {times.length > 0 && (
        <table className="margin-top--md">
          <thead>
            <tr>
              <th>Step</th>
              <th>Here</th>
              <th>As measured by the site</th>
            </tr>
          </thead>
          <tbody>
            {times.map(({ step, seconds }, index) => (
              <tr key={index}>
                <td>
                  <code>{step}</code>
                </td>
                <td>{seconds.toFixed(1)} s</td>
                <td>
                  {measured[step] === undefined
                    ? 'not measured'
                    : `${measured[step].toFixed(1)} s`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
