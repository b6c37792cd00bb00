import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import translations from '@theme/SearchTranslations';
import {
  DocSearchButton,
  useDocSearchKeyboardEvents,
} from '@site/src/components/Search/docsearch';
import { hideRefusedStorage } from '@site/src/components/Search/hideRefusedStorage';
import type { Props as SearchModalProps } from './SearchModal';
import { useTypedAhead } from './useTypedAhead';
import './styles.module.css';

/** The modal and its styles: a chunk of its own, asked for when the reader nears the button. */
const importModal = () => import('./SearchModal');

// A reader who was faster than the scripts waits for it: see plugins/light-pages/start.
if (
  ExecutionEnvironment.canUseDOM &&
  document.documentElement.hasAttribute('data-searching')
) {
  importModal().catch(() => undefined);
}

/**
 * The search button and its shortcuts. Replaces the theme's own, which tells
 * the browser to connect to Algolia on every page.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const { text, start, stop } = useTypedAhead(isOpen && Modal !== undefined);

  const prepare = useCallback(() => {
    hideRefusedStorage();
    importModal().then(
      (module) => setModal(() => module.default),
      (error: unknown) => {
        stop();
        console.warn('Search could not be loaded.', error);
      },
    );
  }, [stop]);
  const open = useCallback(() => {
    prepare();
    start();
    setIsOpen(true);
  }, [prepare, start]);
  const close = useCallback(() => {
    setIsOpen(false);
    stop();
    // The page is inert until the modal is gone.
    requestAnimationFrame(() => button.current?.focus());
  }, [stop]);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });

  return (
    <>
      <DocSearchButton
        ref={button}
        translations={translations.button}
        // The text is the name: DocSearch's label says another one.
        aria-label={undefined}
        onClick={open}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
      />
      {isOpen &&
        Modal &&
        createPortal(
          <Modal
            initialQuery={text}
            initialScrollY={window.scrollY}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
