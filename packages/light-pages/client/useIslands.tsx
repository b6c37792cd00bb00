import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
} from 'react';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { hydrateRoot, type Root } from 'react-dom/client';
import { islandTag, readIsland, SlotHtml } from './island';
import { isTranslated } from './translated';

/**
 * Mounts the islands of a page that React knows only as HTML: each when it comes
 * near the screen, or when the reader presses a button in it.
 *
 * @param content the element with the page's HTML
 */
export function useIslands(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current!;
    const roots = new Map<HTMLElement, Promise<Root | undefined>>();
    const mount = (island: HTMLElement) => {
      const known = roots.get(island);
      if (known) return known;
      const root = hydrate(island).catch((error: unknown) => {
        console.warn(error);
        // The next press tries again.
        roots.delete(island);
        island.dataset.failed = '';
        return undefined;
      });
      roots.set(island, root);
      return root;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          void mount(target.parentElement!);
        }
      },
      // After a reload for threads, one of them starts a program, wherever it is.
      { rootMargin: self.crossOriginIsolated ? '99999px' : '50%' },
    );
    for (const island of element.querySelectorAll(islandTag)) {
      // The island itself has no box.
      observer.observe(island.firstElementChild!);
    }
    const press = (event: MouseEvent) => {
      const button = (event.target as Element).closest('button');
      const island = button?.closest<HTMLElement>(islandTag);
      if (!island || island.dataset.mounted === '') return;
      event.stopPropagation();
      button!.ariaBusy = 'true';
      void mount(island).then((root) => {
        button!.ariaBusy = null;
        if (root) button!.click();
      });
    };
    element.addEventListener('click', press, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('click', press, true);
      for (const root of roots.values()) void root.then((it) => it?.unmount());
    };
  }, [content]);
}

/**
 * @returns the root, once React has taken over the HTML: a root that is unmounted before is an error for React
 * @throws Error if the script of the islands cannot be loaded
 */
async function hydrate(island: HTMLElement): Promise<Root> {
  const { components } = await import('@theme/Islands');
  const { name, props, html } = readIsland(island);
  const Component = components[
    name as keyof typeof components
  ] as ComponentType<object>;
  return new Promise((resolve) => {
    const onHydrated = () => {
      delete island.dataset.failed;
      island.dataset.mounted = '';
      resolve(root);
    };
    const root = hydrateRoot(
      island,
      <Hydration {...{ onHydrated }}>
        <ErrorBoundary>
          <BrowserContextProvider>
            <SlotHtml value={html}>
              <Component {...props} />
            </SlotHtml>
          </BrowserContextProvider>
        </ErrorBoundary>
      </Hydration>,
      // What a translator has changed React draws again.
      isTranslated ? { onRecoverableError: () => undefined } : undefined,
    );
  });
}

function Hydration({
  onHydrated,
  children,
}: {
  onHydrated: () => void;
  children: ReactNode;
}): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
