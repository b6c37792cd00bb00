import {
  type ComponentProps,
  type ComponentType,
  createElement,
  Fragment,
} from 'react';
import Link from '@docusaurus/Link';
import LinkWithId from '@theme/MDXComponents/A';
import MDXComponents from '@theme-original/MDXComponents';
import CategoryCards from '@site/src/components/CategoryCards';
import CircuitCost from '@site/src/components/CircuitCost';
import FindField from '@site/src/components/FindField';
import Lens from '@site/src/components/Home/Lens';
import LiveNetworks from '@site/src/components/LiveNetworks';
import SamplesStamp from '@site/src/components/SamplesStamp';
import YourTurn from '@site/src/components/YourTurn';
import SampleNote from '@site/src/components/SamplesStamp/SampleNote';
import { islands } from '@theme/Islands';
import cardStyles from '@generated/page-styles/default/cards.json';
import courseStyles from '@generated/page-styles/default/course.json';
import stepHeadStyles from '@generated/page-styles/default/step-head.json';
import stepWorkStyles from '@generated/page-styles/default/step-work.json';

/** The theme's link has a class, which is empty on every link without an id. */
const A = (props: ComponentProps<typeof Link>) =>
  createElement(props.id ? LinkWithId : Link, props);

/** Puts a component's styles into its page: other pages don't load them, and scripts don't contain them. */
const withStyles =
  <Props extends object>(Component: ComponentType<Props>, css: string) =>
  (props: Props) =>
    createElement(
      Fragment,
      null,
      createElement('style', { dangerouslySetInnerHTML: { __html: css } }),
      createElement(Component, props),
    );

/** Adds the components that plugins put into pages, and those for authors. */
export default {
  ...MDXComponents,
  ...islands,
  a: A,
  CategoryCards: withStyles(CategoryCards, cardStyles),
  CircuitCost,
  Course: withStyles(islands.Course, courseStyles),
  FindField,
  Lens,
  LiveNetworks,
  SampleNote,
  SamplesStamp,
  Step: withStyles(islands.Step, stepWorkStyles),
  StepHead: withStyles(islands.StepHead, stepHeadStyles),
  YourTurn,
  details: islands.Details,
};
