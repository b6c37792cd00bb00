import type { ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import Button from '@site/src/components/Button';
import type { CourseSteps } from '@o1js-docs/runner/learn/course';
import Mark, { stateOf } from '@site/src/components/Step/Mark';
import { resetProgress, useProgress } from '@site/src/components/Step/progress';

interface Props {
  /** JSON of all courses. packages/runner/learn writes it. */
  courses: string;
}

/** The overview of the course: a list of all steps, with the reader's progress. */
export default function Course({ courses }: Props): ReactNode {
  const { progress, solved, isKept } = useProgress();
  const list = JSON.parse(courses) as CourseSteps[];
  const all = list.flatMap(({ steps }) => steps);
  const stateAt = (address: string) => progress[address]?.state;
  const isBegun = Object.keys(progress).length > 0;
  const next = all.find(({ address }) => stateAt(address) !== 'solved');
  const reset = () => {
    if (window.confirm('Forget the progress and the programs of all steps?')) {
      resetProgress();
    }
  };
  return (
    <div>
      <div className="button-row margin-bottom--lg">
        <strong>
          {solved} of {all.length}
        </strong>
        {next && (
          <a
            className="button button--primary"
            href={siteConfig.baseUrl + next.address}
          >
            {isBegun ? 'Continue' : 'Begin'}: {next.title}
          </a>
        )}
        {isBegun && <Button onClick={reset}>Reset progress</Button>}
      </div>
      {!isKept && <p>Progress is kept until you close this tab.</p>}
      <div className="course-list">
        {list.map(({ title, steps }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ol className="course-steps clean-list">
              {steps.map(({ address, title, description }) => (
                <li key={address}>
                  <a href={siteConfig.baseUrl + address}>
                    <Mark state={stateAt(address)} />
                    <span>
                      <strong>{title}</strong>
                      {stateAt(address) && (
                        <span className="course-state">
                          {' '}
                          {stateOf(stateAt(address))}
                        </span>
                      )}
                      <br />
                      {description}
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
