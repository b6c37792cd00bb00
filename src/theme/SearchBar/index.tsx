import {
  type ComponentType,
  type ReactNode,
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { warmUp } from '@search/client';
import translations from '@theme/SearchTranslations';
import {
  DocSearchButton,
  useDocSearchKeyboardEvents,
} from '@site/src/components/Search/docsearch';
import { retry } from '@site/src/components/Search/isGone';
import {
  filtersOf,
  useVersionBeingRead,
} from '@site/src/components/Search/versions';
import type { Props } from './Modal';
import SearchUnavailable from './SearchUnavailable';
import { useTypedAhead } from './useTypedAhead';
import './styles.module.css';

/** The modal and its styles are a separate chunk. It is loaded when the pointer or the focus reaches the button. */
const importModal = () => import('./Modal');

// A reader who was faster than the scripts is waiting: see plugins/light-pages/start.
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
  const [isOpen, setIsOpen] = useState(false);
  const [Modal, setModal] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<unknown>();
  const version = useVersionBeingRead();
  const { currentLocale } = useDocusaurusContext().i18n;
  const filters = useRef(filtersOf(version, currentLocale));
  useEffect(() => {
    filters.current = filtersOf(version, currentLocale);
  });
  const { text, start, pause, stop } = useTypedAhead(
    isOpen && Modal !== undefined,
  );
  const isShown = isOpen && Boolean(Modal ?? failure);

  const open = useCallback(() => {
    start();
    setIsOpen(true);
    setFailure(undefined);
    // At the same time as the modal, which would request the index only when it renders.
    warmUpAhead(() => filters.current);
    importModal().then(
      (module) => setModal(() => module.default),
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        setFailure(error);
        // The dialog about the failure handles keys itself.
        pause();
      },
    );
  }, [start, pause]);
  const close = useCallback(() => {
    setIsOpen(false);
    stop();
    // The page is inert until the modal is removed.
    requestAnimationFrame(() => button.current?.focus());
  }, [stop]);

  const isPending = isOpen && !isShown;
  useEffect(() => {
    if (!isPending) return undefined;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isPending, close]);

  return (
    <>
      <Shortcuts isOpen={isShown && !failure} onOpen={open} onClose={close} />
      <DocSearchButton
        ref={button}
        translations={translations.button}
        // The button's text is its name. DocSearch's label is different.
        aria-label={undefined}
        aria-busy={isPending || undefined}
        onClick={open}
        onKeyDown={({ key, nativeEvent }) => {
          // DocSearch ignores this key on buttons, but the focus returns to this button.
          if (key !== '/') return;
          nativeEvent.preventDefault();
          open();
        }}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
      />
      {isShown &&
        createPortal(
          Modal ? (
            <Modal initialQuery={text} onClose={close} />
          ) : (
            <SearchUnavailable
              onRetry={() => void retry(failure, open)}
              onClose={close}
            />
          ),
          document.body,
        )}
    </>
  );
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

interface ShortcutProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * DocSearch's shortcuts. Its hook replaces its listener at each render, and a
 * key while React renders the next page would be lost. So this renders only when
 * search opens or closes.
 */
const Shortcuts = memo(function Shortcuts(props: ShortcutProps) {
  useDocSearchKeyboardEvents({
    ...props,
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });
  return null;
});
