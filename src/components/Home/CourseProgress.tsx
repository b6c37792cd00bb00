import type { ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { learnAddress } from '@site/src/components/Run/address';
import type { CourseSummary } from '@o1js-docs/runner/learn/course';
import { useProgress } from '@site/src/components/Step/progress';

interface Props {
  /** JSON of all courses. packages/runner/learn writes it. */
  courses: string;
  /** Minutes that all steps take. */
  minutes: string;
}

/** The courses, with the reader's progress in this browser. */
export default function CourseProgress({ courses, minutes }: Props): ReactNode {
  const { solved } = useProgress();
  const list = JSON.parse(courses) as CourseSummary[];
  const total = list.reduce((sum, { count }) => sum + count, 0);
  const hours = Math.round(Number(minutes) / 60);
  return (
    <div>
      <p>
        {solved > 0
          ? `You have solved ${solved} of ${total} steps.`
          : `${total} steps in your browser, about ${hours} hours.`}
      </p>
      {solved > 0 && (
        <progress max={total} value={solved} aria-label="Solved steps" />
      )}
      <ul>
        {list.map(({ title, first, count }) => (
          <li key={first}>
            <a href={siteConfig.baseUrl + first}>
              {title} <span>{count} steps</span>
            </a>
          </li>
        ))}
        <li>
          <a href={learnAddress}>{solved > 0 ? 'Continue' : 'All steps'}</a>
        </li>
      </ul>
    </div>
  );
}
