import {
  type ComponentType,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { DocSearchButtonProps } from '@docsearch/react';
import { DocSearchButton as Button } from '@docsearch/react/button';
import '@docsearch/css/dist/button.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useEvent } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { warmUp } from '@search/client';
import translations from '@theme/SearchTranslations';
import { retry } from '@site/src/components/Search/isGone';
import {
  filtersOf,
  useVersionBeingRead,
} from '@site/src/components/Search/versions';
import type { Props } from './Modal';
import SearchUnavailable from './SearchUnavailable';
import './button.css';

// Docusaurus declares this entry point without types. The typed one would add
// the whole modal to the first chunk.
const DocSearchButton = Button as ForwardRefExoticComponent<
  DocSearchButtonProps & RefAttributes<HTMLButtonElement>
>;

interface Search {
  state: 'closed' | 'loading' | 'open' | 'failed';
  /** The text that the reader types after the shortcut and before the field is there. */
  text: string;
  Modal?: ComponentType<Props>;
  /** The reason why the modal could not be loaded. */
  error?: unknown;
}

/** The modal and its styles are a separate chunk. It is loaded when the pointer or the focus reaches the button. */
const importModal = () => import('./Modal');

// A reader who was faster than the scripts is waiting: see packages/light-pages/start.
if (
  ExecutionEnvironment.canUseDOM &&
  document.querySelector('.DocSearch-Button[aria-busy=true]')
) {
  prepare();
  const tag = document.querySelector<HTMLMetaElement>(
    'meta[name="docsearch:docusaurus_tag"]',
  )?.content;
  // React knows the version only after it has loaded the page's chunks.
  if (tag) warmUpAhead(() => [`docusaurus_tag:${tag}`]);
}

/**
 * The search button and its shortcuts. It replaces the theme's, which makes the
 * browser connect to Algolia on every page, and shows nothing until the modal is
 * loaded.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const version = useVersionBeingRead();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [search, setSearch] = useState<Search>({ state: 'closed', text: '' });
  // The next key can come before React renders.
  const newest = useRef(search);
  const change = useCallback((more: Partial<Search>) => {
    newest.current = { ...newest.current, ...more };
    setSearch(newest.current);
  }, []);

  const open = useEvent(() => {
    change({ state: newest.current.Modal ? 'open' : 'loading' });
    // At the same time as the modal, which would request the index only when it renders.
    warmUpAhead(() => filtersOf(version, currentLocale));
    const settle = (more: Partial<Search>) => {
      if (newest.current.state === 'loading') change(more);
    };
    importModal().then(
      ({ default: Modal }) => settle({ state: 'open', Modal }),
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        settle({ state: 'failed', error });
      },
    );
  });
  const close = useCallback(() => {
    change({ state: 'closed', text: '' });
    // The page is inert until the modal is removed.
    requestAnimationFrame(() => button.current?.focus());
  }, [change]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const { state, text } = newest.current;
      const isWaiting =
        state === 'loading' ||
        (state === 'open' && !document.querySelector('.DocSearch-Input'));
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) {
        if (state === 'open') close();
        else open();
      } else if (ctrlKey || metaKey || altKey) return;
      else if (key === 'Escape' && (isWaiting || state === 'open')) close();
      else if (key === 'Backspace' && isWaiting)
        change({ text: text.slice(0, -1) });
      else if (key.length === 1 && isWaiting)
        // Spaces are no query.
        change({ text: (text + key).trimStart() });
      else if (key === '/' && state === 'closed' && !isField(target)) open();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [open, close, change]);

  const { state, text, Modal, error } = search;
  return (
    <>
      <DocSearchButton
        ref={button}
        translations={translations.button}
        // The button's text is its name. DocSearch's label is different.
        aria-label={undefined}
        aria-busy={state === 'loading' || undefined}
        onClick={open}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
      />
      <noscript>Search needs JavaScript</noscript>
      {state === 'open' &&
        Modal &&
        createPortal(
          <Modal initialQuery={text} onClose={close} />,
          document.body,
        )}
      {state === 'failed' &&
        createPortal(
          <SearchUnavailable
            query={text}
            onRetry={() => void retry(error, open)}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}

function isField(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable=true]';
  return target instanceof Element && target.closest(fields) !== null;
}

function prepare(): void {
  importModal().catch(() => undefined);
}

/** Loads the index in advance. The modal shows a failure. */
function warmUpAhead(filters: () => Parameters<typeof warmUp>[0]): void {
  import('@search/client').then(
    (client) => client.warmUp(filters()),
    () => undefined,
  );
}
