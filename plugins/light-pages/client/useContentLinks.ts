import { type RefObject, useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Makes links in content that is not hydrated do what Docusaurus' `Link` does: preload pages and open them without a reload. */
export function useContentLinks(content: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;

  useEffect(() => {
    const element = content.current!;
    const open = (event: MouseEvent) => {
      const link = isPlainClick(event) && pageLink(event.target, baseUrl);
      if (!link) return;
      event.preventDefault();
      const address = link.pathname + link.search + link.hash;
      if (link.href === window.location.href) history.replace(address);
      else history.push(address);
    };
    const preload = (event: Event) => {
      const link = pageLink(event.target, baseUrl);
      if (!link) return;
      // A failure shows when the link is opened.
      Promise.resolve(window.docusaurus.preload(link.pathname)).catch(
        () => undefined,
      );
    };
    const passive = { passive: true };
    element.addEventListener('click', open);
    element.addEventListener('mouseover', preload, passive);
    element.addEventListener('focusin', preload, passive);
    element.addEventListener('touchstart', preload, passive);
    return () => {
      element.removeEventListener('click', open);
      element.removeEventListener('mouseover', preload);
      element.removeEventListener('focusin', preload);
      element.removeEventListener('touchstart', preload);
    };
  }, [content, history, baseUrl]);
}

function isPlainClick(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

/** The link around a target, if it leads to a page of the site. `Link` gives all others a `target`, but for those to anchors. */
function pageLink(
  target: EventTarget | null,
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
