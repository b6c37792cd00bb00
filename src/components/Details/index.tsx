import {
  Children,
  isValidElement,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { prefersReducedMotion } from '@docusaurus/theme-common';
import { Slot } from '@o1js-docs/light-pages/island';

interface Props {
  className?: string;
  children?: ReactNode;
}

/**
 * Details that open and close with a motion of their height. The browser keeps their
 * state: without scripts they work, and it opens them for an anchor in them and for
 * its own search. The theme's details take both away.
 */
export default function Details({ className, children }: Props): ReactNode {
  const items = Children.toArray(children);
  const summary = items.find(
    (item) => isValidElement(item) && item.type === 'summary',
  );
  return (
    <Slot as="details" className={clsx('details', className)} onClick={toggle}>
      {summary}
      <section>{items.filter((item) => item !== summary)}</section>
    </Slot>
  );
}

function toggle(event: MouseEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  const summary = (event.target as Element).closest('summary');
  if (summary?.parentElement !== details) return;
  event.preventDefault();
  const from = details.offsetHeight;
  const isClosing = details.open;
  details.open = !isClosing;
  const to = details.offsetHeight;
  // The content stays visible while it closes.
  details.open = true;
  animateHeight(details, from, to).onfinish = () => {
    details.open = !isClosing;
  };
}

function animateHeight(
  element: HTMLElement,
  from: number,
  to: number,
): Animation {
  for (const running of element.getAnimations()) running.cancel();
  return element.animate(
    [
      { height: `${from}px`, overflow: 'hidden' },
      { height: `${to}px`, overflow: 'hidden' },
    ],
    { duration: durationOf(Math.abs(to - from)), easing: 'ease-in-out' },
  );
}

/** @returns milliseconds, as for the theme's collapsible panels: more for a longer way, and 1 for readers who want no motion */
function durationOf(pixels: number): number {
  if (prefersReducedMotion()) return 1;
  const steps = pixels / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
