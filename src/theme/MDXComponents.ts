import MDXComponents from '@theme-original/MDXComponents';
import CircuitCost from '@site/src/components/CircuitCost';
import SamplesStamp from '@site/src/components/SamplesStamp';
import YourTurn from '@site/src/components/YourTurn';
import SampleNote from '@site/src/components/SamplesStamp/SampleNote';

/** Adds the components that plugins/code-samples puts into pages, and those for authors. */
export default {
  ...MDXComponents,
  CircuitCost,
  SampleNote,
  SamplesStamp,
  YourTurn,
};
