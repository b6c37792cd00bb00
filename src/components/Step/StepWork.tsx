import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import siteConfig from '@generated/docusaurus.config';
import Button from '@site/src/components/Button';
import Editor from '@site/src/components/Run/Editor';
import { isolate } from '@site/src/components/Run/isolation';
import ProofsNotice from '@site/src/components/Run/ProofsNotice';
import { RunProgress } from '@site/src/components/Run/Progress';
import RunOutput from '@site/src/components/Run/RunOutput';
import {
  marksOf,
  nothingRun,
  type RunState,
} from '@site/src/components/Run/run-state';
import { useRun } from '@site/src/components/Run/useRun';
import type { StepProps } from '.';
import { prepareCheck } from './prepareCheck';
import { saveStep, showSolution, useProgress } from './progress';

interface Props extends StepProps {
  /** The program of each part, as it is at the beginning. */
  starts: readonly string[];
  /** Check was pressed before this was loaded. */
  checksAtOnce: boolean;
  /** The offset at which the printed program was clicked. */
  cursorAt: number | undefined;
}

const o1js = String(siteConfig.customFields?.release);

/** Number of tries after which a hint is offered. */
const triesBeforeHint = 2;

const signs = {
  passed: '✓ Right.',
  'not-yet': '✗ Not yet.',
  accepted: '≈ Almost.',
};

const texts = { solved: '✓ Solved', shown: '◐ Solution shown' };

/** The editor of a step with its Check, and the outcome of the last one. */
export default function StepWork({
  address,
  tabs,
  proves,
  next,
  nextTitle,
  starts,
  checksAtOnce,
  cursorAt,
}: Props): ReactNode {
  const { progress, isKept } = useProgress();
  const own = progress[address] ?? {};
  const [codes, setCodes] = useState(() =>
    starts.map((start, index) => own.codes?.[index] ?? start),
  );
  const [part, setPart] = useState(0);
  const [original, setOriginal] = useState({ code: codes[0]! });
  const [tries, setTries] = useState(0);
  const { state: latest, isRunning, start, stop } = useRun();
  const [ranPart, setRanPart] = useState(0);
  const state = ranPart === part ? latest : nothingRun;
  const code = codes[part]!;
  const { outcome } = state;
  const hasPassed = outcome?.state === 'passed' && !isRunning;
  const isLast = part === starts.length - 1;

  const withPart = (changed: string) =>
    codes.map((each, index) => (index === part ? changed : each));
  const openPart = (index: number) => {
    stop();
    setPart(index);
    setTries(0);
    setOriginal({ code: codes[index]! });
  };
  const reset = () => {
    // A shown solution is forgotten, so that the step can be solved again.
    saveStep(address, { state: own.state === 'solved' ? 'solved' : undefined });
    setOriginal({ code: starts[part]! });
  };
  const begin = (edited = code) => {
    saveStep(address, { codes: withPart(edited) });
    const prepare = prepareCheck(address, part, edited, !!proves);
    start(async (...args) => {
      const prepared = await prepare(...args);
      // A program that doesn't compile is no try.
      if ('program' in prepared) setTries((before) => before + 1);
      return prepared;
    });
  };
  const check = (edited = code) => {
    if (isRunning) return stop();
    setRanPart(part);
    begin(edited);
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the press before this was loaded
  useEffect(() => void (checksAtOnce && begin()), []);
  useEffect(() => {
    if (!hasPassed) return;
    const passed = starts.map((_, i) => i === part || !!own.passed?.[i]);
    const isSolved = passed.every(Boolean) && own.state !== 'shown';
    saveStep(address, { passed, ...(isSolved && { state: 'solved' }) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each check that passes
  }, [hasPassed]);
  useEffect(() => noteSolution(address), [address]);

  // On a phone, the result may be below the screen.
  const result = useRef<HTMLDivElement>(null);
  const { ended, message } = state;
  useEffect(() => {
    if (!ended && !message) return;
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [ended, message]);
  const forward = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useEffect(() => {
    if (hasPassed) forward.current?.focus();
  }, [hasPassed]);
  const shown = useMemo(() => withOutcome(state), [state]);
  const linesWithMarks = useMemo(
    () => marksOf(withShortErrors(state)),
    [state],
  );
  return (
    <>
      <div className="step-head no-print">
        {starts.length === 1 && <span>{tabs}</span>}
        {starts.length > 1 &&
          tabs
            .split(',')
            .filter((_, index) => index === 0 || own.passed?.[index - 1])
            .map((tab, index) => (
              <button
                key={tab}
                type="button"
                className="clean-btn"
                aria-pressed={index === part}
                onClick={() => openPart(index)}
              >
                {tab}
                {own.passed?.[index] && ' ✓'}
              </button>
            ))}
        <span>o1js {o1js} · runs in your browser</span>
      </div>
      <Editor
        key={part}
        {...{ code, original, marks: linesWithMarks }}
        className="step-editor"
        cursorAt={cursorAt}
        onChange={(changed) => setCodes(withPart(changed))}
        onRun={check}
      />
      <div ref={result} className="step-result" data-state={kindOf(state)}>
        <RunOutput
          {...{ state: shown, code, o1js }}
          elsewhere="Outside of your program."
          onRetry={() => check()}
        >
          {outcome &&
            state.errors.map(({ line, link }) => (
              <p key={line}>
                Line {line} stopped it.
                {link && (
                  <>
                    {' '}
                    In Common errors: <a href={link[1]}>{link[0]}</a>
                  </>
                )}
              </p>
            ))}
          {outcome?.rows && (
            <p>
              Your circuit has {outcome.rows.yours} rows, and the limit is{' '}
              {outcome.rows.limit}. One equation takes about one row, and fewer
              rows make a faster proof.
            </p>
          )}
          {state.remedy && <p>The text and the hints work without it.</p>}
          {hasPassed && !isLast && (
            <Button
              ref={forward}
              kind="primary"
              size="lg"
              onClick={() => openPart(part + 1)}
            >
              Next: {tabs.split(',')[part + 1]}
            </Button>
          )}
          {hasPassed && isLast && next && (
            <a
              ref={forward}
              className="button button--lg button--primary"
              href={siteConfig.baseUrl + next}
            >
              Next: {nextTitle}
            </a>
          )}
        </RunOutput>
        {proves && hasPassed && (
          <ProofsNotice
            onReload={() => {
              saveStep(address, { codes });
              return isolate();
            }}
          />
        )}
      </div>
      <div className="step-bar no-print">
        <Button
          kind={hasPassed ? 'secondary' : 'primary'}
          size="lg"
          title="Ctrl+Enter"
          onClick={() => check()}
        >
          {isRunning ? 'Stop' : 'Check'}
        </Button>
        <Button size="lg" onClick={reset}>
          Reset
        </Button>
        {tries >= triesBeforeHint && !hasPassed && (
          <Button size="lg" onClick={openHint}>
            Hint
          </Button>
        )}
        <span>
          {isRunning ? (
            <RunProgress state={state} />
          ) : (
            // What was solved before doesn't stand next to a wrong answer.
            (!outcome || hasPassed) && own.state && texts[own.state]
          )}
        </span>
        {tries > 0 && (
          <span>
            {tries} {tries === 1 ? 'try' : 'tries'}
          </span>
        )}
        {!isKept && <span>Progress is kept until you close this tab.</span>}
        {!isRunning && (
          <span className="step-keys">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </span>
        )}
      </div>
    </>
  );
}

/** @returns the state with the outcome of the check as its message, without costs, and without the progress, which is next to the button */
function withOutcome(state: RunState): RunState {
  const { outcome } = state;
  const message =
    outcome &&
    `${signs[outcome.state]} ${outcome.message.replaceAll('`', '')}${
      outcome.state === 'passed' && state.typeProblems.length > 0
        ? ' The program does its job. But TypeScript objects to a line of it, so a project with this line does not compile. Change it, too.'
        : ''
    }`;
  return {
    ...state,
    progress: '',
    message: message ?? state.message,
    circuits: [],
    errors: outcome ? [] : state.errors,
  };
}

/** @returns the state with an error that the outcome explains as two words */
function withShortErrors(state: RunState): RunState {
  if (!state.outcome) return state;
  const short = { message: 'stopped here' };
  const errors = state.errors.map((error) => ({ ...error, ...short }));
  return { ...state, errors };
}

/** @returns the state that gives the result its color */
function kindOf({ outcome, ended, errors, message }: RunState): string {
  if (outcome) return outcome.state;
  if (ended && errors.length > 0) return 'not-yet';
  // Stopped by its limits, or not begun.
  const isAmber = message ?? (ended && ended.how !== 'stopped');
  return isAmber ? 'accepted' : '';
}

/** Opens the next hint in the text, and moves the focus to it. */
function openHint(): void {
  const closed = '.step-hint:not([open]), .step-solution';
  const details = document.querySelector<HTMLDetailsElement>(closed);
  if (!details) return;
  if (details.matches('.step-hint')) details.open = true;
  details.querySelector('summary')?.focus();
}

/** Notes when a reader opens the solution of a step that they have not solved. */
function noteSolution(address: string): () => void {
  const note = ({ target }: Event) => {
    const details = target as HTMLDetailsElement;
    if (details.matches('.step-solution') && details.open) {
      showSolution(address);
    }
  };
  // The event doesn't bubble.
  document.addEventListener('toggle', note, true);
  return () => document.removeEventListener('toggle', note, true);
}
