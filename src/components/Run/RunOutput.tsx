import { type ReactNode, useEffect, useState } from 'react';
import CircuitCost from '@site/src/components/CircuitCost';
import { rowsText, type Circuit } from '@o1js-docs/samples/measure/circuitCost';
import { outcomeText } from './outcome-text';
import type { RunState } from './run-state';
import styles from './run.module.css';

interface Props {
  /** The run, with the lines of the view. */
  state: RunState;
  o1js: string;
  /** The shown code, to name a line by its text. */
  code: string;
  /** Says where an error is that no shown line has. */
  elsewhere?: string;
  /** Seconds after which a program is stopped. */
  limit?: number;
  /** Seconds that the guide's steps took when they were measured. */
  measured?: Readonly<Record<string, number>>;
  /** The circuits on the page, by name. */
  expected?: Readonly<Record<string, Circuit>>;
  onRetry: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** The output of a run: progress, outcome, errors, console, circuits and times. */
export default function RunOutput({
  state,
  o1js,
  code,
  elsewhere,
  limit,
  measured = {},
  expected,
  onRetry,
  children,
}: Props): ReactNode {
  const { progress, message, remedy, printed, typeProblems } = state;
  const summary = message ?? outcomeText(state, o1js, limit);
  const differing = state.results.filter(({ matches }) => !matches);
  return (
    <section className={styles.panel} aria-label="Result">
      {progress && <p>{progress} …</p>}
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      {remedy && (
        <button
          type="button"
          className="button button--sm button--secondary"
          onClick={
            remedy === 'Reload' ? () => window.location.reload() : onRetry
          }
        >
          {remedy}
        </button>
      )}
      {differing.map(({ line, text }) => (
        <p key={line}>
          Line {line} gave <code>{text}</code>.
        </p>
      ))}
      {state.errors.map(({ line, message, link }, index) => (
        <div key={index} className={styles.error}>
          <p>{message}</p>
          <p>
            {line > 0 ? (
              <>
                At line {line}:{' '}
                <code>{code.split('\n')[line - 1]?.trim()}</code>
              </>
            ) : (
              elsewhere
            )}
          </p>
          {link && (
            <p>
              Cause and cure, in Common errors: <a href={link[1]}>{link[0]}</a>
            </p>
          )}
        </div>
      ))}
      {typeProblems.length > 0 && (
        <div className={styles.types}>
          <p>TypeScript finds:</p>
          {typeProblems.map(({ line, message }, index) => (
            <p key={index}>
              Line {line}: {message}
            </p>
          ))}
        </div>
      )}
      {printed.length > 0 && (
        <pre tabIndex={0} aria-label="Output" className={styles.output}>
          {printed.map(({ text }) => `${text}\n`).join('')}
        </pre>
      )}
      <Circuits {...{ state, o1js, expected }} />
      <Steps {...{ state, measured }} />
      {children}
    </section>
  );
}

/** The circuits of a run like recorded circuits, and the differences between them. */
function Circuits({
  state: { circuits },
  o1js,
  expected,
}: Pick<Props, 'state' | 'o1js' | 'expected'>): ReactNode {
  if (circuits.length === 0) return null;
  const byName = circuits.map(({ name, circuit }) => [name, circuit] as const);
  return (
    <div className={styles.circuits}>
      <CircuitCost
        o1js={o1js}
        isNamed={!expected}
        circuits={JSON.stringify(Object.fromEntries(byName))}
      />
      {byName.map(([name, circuit]) => {
        const onPage = expected?.[name];
        return onPage && onPage.rows !== circuit.rows ? (
          <p key={name}>
            <code>{name.slice(0, 100)}</code>: {rowsText(circuit)}. The page
            says {rowsText(onPage)}.
          </p>
        ) : null;
      })}
    </div>
  );
}

/** The steps of a proof with their times here, next to the times that the site measured. Steps that the site measured are listed from the start. */
function Steps({
  state: { times, progress, begun },
  measured = {},
}: Pick<Props, 'state' | 'measured'>): ReactNode {
  const isRunning = progress === 'Running';
  const done = times.map(({ step }) => step);
  const ahead = Object.keys(measured).filter((step) => !done.includes(step));
  const waiting = isRunning ? ahead : [];
  if (done.length + waiting.length === 0) return null;
  const isMeasured = Object.keys(measured).length > 0;
  const start = times.reduce((sum, { seconds }) => sum + seconds * 1000, begun);
  return (
    <table className="margin-top--md">
      <thead>
        <tr>
          <th>Step</th>
          <th>Here</th>
          {isMeasured && <th>As measured by the site</th>}
        </tr>
      </thead>
      <tbody>
        {[...done, ...waiting].map((step, index) => (
          <tr key={index}>
            <td>
              <code>{step}</code>
            </td>
            <td>
              {times[index] ? (
                inSeconds(times[index].seconds)
              ) : index === done.length ? (
                <Clock since={start} expected={measured[step]!} />
              ) : (
                '…'
              )}
            </td>
            {isMeasured && (
              <td>
                {measured[step] === undefined
                  ? 'not measured'
                  : inSeconds(measured[step])}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The largest part of the bar of a step that runs: it may take longer here than where it was measured. */
const mostOfBar = 0.95;

/**
 * @param since the moment at which the step began, in milliseconds
 * @param expected seconds
 */
function Clock({ since, expected }: { since: number; expected: number }) {
  const seconds = useSecondsSince(since);
  return (
    <>
      {inSeconds(seconds)}{' '}
      <progress
        aria-label="Share of the measured time"
        value={Math.min(seconds / expected, mostOfBar)}
      />
    </>
  );
}

/**
 * @param begun a moment, in milliseconds; 0 if it is still to come
 * @returns the seconds since then
 */
export function useSecondsSince(begun: number): number {
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, []);
  return begun === 0 ? 0 : Math.max(0, now - begun) / 1000;
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
