import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '@docusaurus/theme-common';

/** Lets `<details>` in content that is not hydrated open and close as the theme's do: with a motion of their height. */
export function useContentDetails(
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = content.current!;
    const toggle = (event: MouseEvent) => {
      const summary = (event.target as Element).closest('summary');
      const details = summary?.parentElement;
      if (event.defaultPrevented || !(details instanceof HTMLDetailsElement)) {
        return;
      }
      event.preventDefault();
      if (details.open) close(details);
      else open(details);
    };
    element.addEventListener('click', toggle);
    return () => element.removeEventListener('click', toggle);
  }, [content]);
}

function open(details: HTMLDetailsElement): void {
  const from = details.offsetHeight;
  details.open = true;
  animateHeight(details, from, details.offsetHeight);
}

function close(details: HTMLDetailsElement): void {
  const from = details.offsetHeight;
  details.open = false;
  const to = details.offsetHeight;
  details.open = true;
  animateHeight(details, from, to).addEventListener('finish', () => {
    details.open = false;
  });
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
    { duration: duration(Math.abs(to - from)), easing: 'ease-in-out' },
  );
}

/** As the theme's collapsible panels: longer for what is higher, none for readers who want none. */
function duration(height: number): number {
  if (prefersReducedMotion()) return 1;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
