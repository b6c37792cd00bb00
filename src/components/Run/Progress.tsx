import { useEffect, useState, type ReactNode } from 'react';
import type { RunState } from './run-state';
import { stepsOf, type ProofStep } from './steps';
import styles from './run.module.css';

/** Seconds after which a start is slow, and after which a program that gives no sign may have an endless loop. */
const patience = { start: 15, loop: 30 };

/** What a run does now, with a clock. */
export function RunProgress({
  state,
  isStep = true,
}: {
  state: RunState;
  /** False if the steps are listed elsewhere. */
  isStep?: boolean;
}): ReactNode {
  const { progress, since } = state;
  const seconds = useSecondsSince(since);
  if (!progress) return null;
  const step = stepsOf(state).find(({ isRunning }) => isRunning);
  if (step && isStep) return <StepClock {...step} since={since} />;
  const clock = seconds < 2 ? '' : ` ${seconds.toFixed(0)} s`;
  return (
    <>
      {step?.label ?? progress}
      {clock || ' …'}
      {progress.startsWith('Starting') && seconds > patience.start && (
        <> This device is slow to start o1js. You can wait, or press Stop.</>
      )}
      {progress === 'Running' && !step && seconds > patience.loop && (
        <> The program gives no sign. Is there a loop without an end?</>
      )}
    </>
  );
}

/** The steps of a proof, each with its time. */
export function StepList({ state }: { state: RunState }): ReactNode {
  const steps = stepsOf(state);
  if (steps.length === 0) return null;
  const { isOwn, seconds } = state.expected;
  return (
    <>
      <ol className={`clean-list ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={index} data-running={step.isRunning}>
            {step.isRunning ? (
              <StepClock {...step} since={state.since} />
            ) : (
              <>
                {step.label}{' '}
                {step.seconds !== undefined
                  ? inSeconds(step.seconds)
                  : step.expected && `about ${inSeconds(step.expected)}`}
                {step.seconds !== undefined && ' ✓'}
              </>
            )}
          </li>
        ))}
      </ol>
      {Object.keys(seconds).length > 0 && (
        <p className={styles.source}>
          {isOwn
            ? 'The estimates are from your last run.'
            : 'The estimates are from an idle machine with 2 cores.'}
        </p>
      )}
    </>
  );
}

/** The largest part of the bar of a step that runs: it may take longer than expected. */
const mostOfBar = 0.95;

/** A step that runs: `Prove 12 s of about 36 s`. */
function StepClock({
  label,
  expected,
  since,
}: ProofStep & {
  /** The moment at which it began, in milliseconds. */
  since: number;
}) {
  const seconds = useSecondsSince(since);
  return (
    <>
      {label} {seconds.toFixed(0)} s
      {expected && (
        <>
          {' '}
          of about {inSeconds(expected)}{' '}
          <progress
            aria-label={label}
            value={Math.min(seconds / expected, mostOfBar)}
          />
        </>
      )}
    </>
  );
}

/**
 * @param moment in milliseconds; 0 if it is still to come
 * @returns the seconds since then
 */
function useSecondsSince(moment: number): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, []);
  return moment === 0 ? 0 : Math.max(0, now - moment) / 1000;
}

/** @returns seconds for a reader: `2.6 s`, `46 s` */
function inSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
}
