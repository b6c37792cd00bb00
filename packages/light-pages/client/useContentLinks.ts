import type { HTMLAttributes, MouseEvent, SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** @returns handlers that make links in HTML do what Docusaurus' `Link` does: preload pages, and open them without a reload */
export function useContentLinks(): HTMLAttributes<HTMLElement> {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const preload = ({ target }: SyntheticEvent) => {
    const link = pageLink(target, baseUrl);
    if (link) void window.docusaurus.preload(link.pathname);
  };
  return {
    onClick: (event) => {
      const link = isPlainClick(event) && pageLink(event.target, baseUrl);
      if (!link) return;
      event.preventDefault();
      const address = link.pathname + link.search + link.hash;
      if (link.href === window.location.href) history.replace(address);
      else history.push(address);
    },
    onMouseOver: preload,
    onFocus: preload,
    onTouchStart: preload,
  };
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isPlain = !(button || metaKey || ctrlKey || shiftKey || altKey);
  return isPlain && !event.defaultPrevented;
}

/** @returns the link around a target, if it leads to a page of the site. `Link` gives a `target` to links to other sites and files. */
function pageLink(
  target: EventTarget,
  baseUrl: string,
): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  const isPage =
    link &&
    !link.target &&
    !link.hasAttribute('download') &&
    !link.getAttribute('href')!.startsWith('#') &&
    link.origin === window.location.origin &&
    link.pathname.startsWith(baseUrl);
  return isPage ? link : undefined;
}
