import Course from '@site/src/components/Course';
import CourseProgress from '@site/src/components/Home/CourseProgress';
import Details from '@site/src/components/Details';
import PackageManagers from '@site/src/components/PackageManagers';
import ProveHere from '@site/src/components/Home/ProveHere';
import Sample from '@site/src/components/Sample';
import Step from '@site/src/components/Step';
import StepHead from '@site/src/components/Step/StepHead';
import Viewers from '@site/src/components/Viewers';
import { asIslands } from '@o1js-docs/light-pages/island';

/** Components that a page's content may contain, by their name in the HTML. See packages/light-pages/README.md. */
export const components = {
  Course,
  CourseProgress,
  Details,
  PackageManagers,
  ProveHere,
  Sample,
  Step,
  StepHead,
  Viewers,
};

/** The same components for use in content. */
export const islands = asIslands(components);
