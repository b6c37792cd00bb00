import { type ReactNode, useEffect, useRef, useState } from 'react';
import Button from '@site/src/components/Button';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { clickedOffset, codeOf } from '@site/src/components/Sample/codeOf';
import { Slot } from '@o1js-docs/light-pages/island';
import { useProgress } from './progress';

/** What packages/runner/learn writes into the page about a step. */
export interface StepProps {
  /** Address below the site's base, without slashes at its ends. */
  address: string;
  /** Titles of its parts, with commas between. */
  tabs: string;
  /** Present if its check makes a proof. */
  proves?: string;
  /** The step after it. The last step has none. */
  next?: string;
  nextTitle?: string;
}

const loadWork = () => import('./StepWork');

/** The work on a step: its programs, which become an editor with a Check when scripts run. */
export default function Step({
  children,
  ...props
}: StepProps & { children: ReactNode }): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  const [starts, setStarts] = useState<string[]>();
  const [cursorAt, setCursorAt] = useState<number>();
  const noteClick = () => setCursorAt(clickedOffset(slot.current!));
  useEffect(() => {
    setStarts(Array.from(slot.current!.querySelectorAll('pre'), codeOf));
    noteClick();
  }, []);
  const [isPressed, setPressed] = useState(false);
  const { value, hasFailed, retry } = useLoaded(loadWork, !!starts);
  const Work = value?.default;
  // The first part, after which comes the second.
  const isSolved = useProgress().progress[props.address]?.passed?.[0];
  return (
    <section
      className="step-work"
      aria-label="Program"
      data-solved={isSolved ? '' : undefined}
    >
      <Slot
        as="div"
        ref={slot}
        className="step-start"
        hidden={!!Work}
        onClick={noteClick}
      >
        {children}
      </Slot>
      {hasFailed && <LoadFailure what="The editor" onRetry={retry} />}
      {Work && starts ? (
        <Work {...props} {...{ starts, cursorAt }} checksAtOnce={isPressed} />
      ) : (
        <div className="step-bar no-print">
          <Button kind="primary" size="lg" onClick={() => setPressed(true)}>
            Check
          </Button>
          <noscript>The editor needs JavaScript.</noscript>
        </div>
      )}
    </section>
  );
}
