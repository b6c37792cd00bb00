import type { ReactNode } from 'react';
import Button from '@site/src/components/Button';
import CircuitCost from '@site/src/components/CircuitCost';
import { rowsText, type Circuit } from '@o1js-docs/samples/measure/circuitCost';
import { outcomeText } from './outcome-text';
import { RunProgress, StepList } from './Progress';
import ProofActions from './ProofActions';
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
  /** The progress is shown elsewhere. */
  isProgressElsewhere?: boolean;
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
  isProgressElsewhere = false,
  expected,
  onRetry,
  children,
}: Props): ReactNode {
  const { progress, message, remedy, printed, typeProblems } = state;
  const summary = message ?? outcomeText(state, o1js);
  const isCrashed = state.ended?.how === 'crashed';
  const kind = isCrashed ? 'failed' : undefined;
  const action = remedy ?? (isCrashed && 'Try again');
  const isIdle =
    !summary && !progress && !children && typeProblems.length === 0;
  const differing = state.results.filter(({ matches }) => !matches);
  return (
    <section
      className={`${styles.panel} no-print`}
      aria-label="Result"
      hidden={isIdle}
    >
      {progress && !isProgressElsewhere && (
        <p>
          <RunProgress state={state} isStep={false} />
        </p>
      )}
      <StepList state={state} />
      <p role="status" className={styles.summary} data-state={kind}>
        {summary}
      </p>
      <ProofActions proof={state.proof} />
      {action && (
        <Button
          size="sm"
          onClick={
            action === 'Reload' ? () => window.location.reload() : onRetry
          }
        >
          {action}
        </Button>
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
