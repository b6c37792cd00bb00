import type { ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { learnAddress } from '@site/src/components/Run/address';
import Mark, { stateOf } from './Mark';
import { useProgress } from './progress';

interface Props {
  /** Address of the step. */
  address: string;
  /** JSON of the steps of its course, with address and title. packages/runner/learn writes it. */
  steps: string;
  /** Number of steps of all courses. */
  total: string;
}

/** The place of a step in its course: a mark for each step, with the reader's progress. */
export default function StepHead({ address, steps, total }: Props): ReactNode {
  const { progress, solved } = useProgress();
  const list = JSON.parse(steps) as [address: string, title: string][];
  const place = list.findIndex(([each]) => each === address) + 1;
  return (
    <nav className="step-marks" aria-label="Course">
      <strong>
        Step {place} of {list.length}
      </strong>
      <span>
        {list.map(([each, title]) => {
          const state = progress[each]?.state;
          return (
            <a
              key={each}
              href={siteConfig.baseUrl + each}
              title={title}
              aria-label={`${title}, ${stateOf(state)}`}
              aria-current={each === address ? 'step' : undefined}
            >
              <Mark state={state} />
            </a>
          );
        })}
      </span>
      <span>
        {solved} of {total} solved
      </span>
      <a href={learnAddress}>All steps</a>
    </nav>
  );
}
