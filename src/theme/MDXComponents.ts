import { type ComponentProps, createElement } from 'react';
import Link from '@docusaurus/Link';
import LinkWithId from '@theme/MDXComponents/A';
import MDXComponents from '@theme-original/MDXComponents';
import CategoryCards from '@site/src/components/CategoryCards';
import CircuitCost from '@site/src/components/CircuitCost';
import FindField from '@site/src/components/FindField';
import Lens from '@site/src/components/Home/Lens';
import LiveNetworks, {
  NetworkSchedules,
} from '@site/src/components/LiveNetworks';
import SamplesStamp from '@site/src/components/SamplesStamp';
import YourTurn from '@site/src/components/YourTurn';
import SampleNote from '@site/src/components/SamplesStamp/SampleNote';
import { islands } from '@theme/Islands';

const {
  Course,
  CourseProgress,
  Details,
  PackageManagers,
  ProveHere,
  Step,
  StepHead,
} = islands;

/** The theme's link has a class, which is empty on every link without an id. */
const A = (props: ComponentProps<typeof Link>) =>
  createElement(props.id ? LinkWithId : Link, props);

/** Adds the components that plugins put into pages, and those for authors. */
export default {
  ...MDXComponents,
  a: A,
  CategoryCards,
  CircuitCost,
  Course,
  CourseProgress,
  Details,
  FindField,
  Lens,
  LiveNetworks,
  NetworkSchedules,
  PackageManagers,
  ProveHere,
  SampleNote,
  SamplesStamp,
  Step,
  StepHead,
  YourTurn,
  details: Details,
};
