import MDXComponents from '@theme-original/MDXComponents';
import CircuitCost from '@site/src/components/CircuitCost';
import SamplesStamp from '@site/src/components/SamplesStamp';
import YourTurn from '@site/src/components/YourTurn';
import SampleNote from '@site/src/components/SamplesStamp/SampleNote';
import { islands } from '@site/src/islands';

const { Course, Details, PackageManagers, Step } = islands;

/** Adds the components that plugins put into pages, and those for authors. */
export default {
  ...MDXComponents,
  CircuitCost,
  Course,
  Details,
  PackageManagers,
  SampleNote,
  SamplesStamp,
  Step,
  YourTurn,
  details: Details,
};
