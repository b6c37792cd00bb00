import { useEffect, useRef, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import { outcomeText } from '@site/src/components/Run/outcome-text';
import { RunProgress, StepList } from '@site/src/components/Run/Progress';
import ProofActions from '@site/src/components/Run/ProofActions';
import ProofsNotice from '@site/src/components/Run/ProofsNotice';
import { stepsOf } from '@site/src/components/Run/steps';
import { useBlock } from '@site/src/components/Run/useBlock';
import type { RunState } from '@site/src/components/Run/run-state';

/** A proof in the making, with its clocks. The drawing of the circuit above it fills with its steps. */
export default function ProofCard({
  line,
  name,
}: {
  line: number;
  /** Names the card among the programs of the page. */
  name: string;
}): ReactNode {
  const { state, isRunning, press, found, needsThreads } = useBlock(
    line,
    undefined,
    name,
  );
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the press that loaded this
  useEffect(press, []);
  const card = useRef<HTMLDivElement>(null);
  const { ended, message, remedy, proof } = state;
  const isDone = ended?.how === 'ended' && state.errors.length === 0;
  const { share, seconds } =
    isRunning && !isDone ? sharesOf(state) : { share: 1, seconds: 0 };
  useEffect(() => {
    const { style } = card.current!.closest<HTMLElement>('.lens')!;
    style.setProperty('--made', `${share}`);
    style.setProperty('--takes', `${seconds}s`);
  }, [share, seconds]);
  const failure =
    message ?? (isDone ? undefined : outcomeText(state, found?.o1js ?? ''));
  return (
    <div ref={card}>
      {isRunning && !state.step && (
        <p>
          <RunProgress state={state} />
        </p>
      )}
      <StepList state={state} />
      {isDone && (
        <p role="status">
          <strong>✓ Your proof is valid.</strong> It shows that someone whom the
          issuer knows was born in 2007 or before. The year isn’t in it.
        </p>
      )}
      {failure && (
        <p role="status" className="failed">
          {failure}
        </p>
      )}
      {state.errors.map(({ message: text }) => (
        <p key={text} className="failed">
          {text}
        </p>
      ))}
      {needsThreads && <ProofsNotice isOwn />}
      <ProofActions proof={isRunning ? undefined : proof} />
      <Button
        kind={isDone ? 'secondary' : 'primary'}
        size={isDone ? 'sm' : undefined}
        onClick={() =>
          remedy === 'Reload' ? window.location.reload() : press()
        }
      >
        {/* Before its first run the page may open again, with threads. */}
        {isRunning || !(ended ?? message ?? needsThreads)
          ? 'Stop'
          : (remedy ?? (isDone ? 'Make another' : 'Try again'))}
      </Button>
    </div>
  );
}

/** @returns the share of a proof that is made after the running step, from 0 to 1, and the seconds that the step should take */
function sharesOf(state: RunState): { share: number; seconds: number } {
  const steps = stepsOf(state);
  const seconds = steps.find(({ isRunning }) => isRunning)?.expected ?? 0;
  const done = steps.filter((step) => step.seconds !== undefined).length;
  const made = done + (seconds > 0 ? 1 : 0);
  return { share: steps.length === 0 ? 0 : made / steps.length, seconds };
}
