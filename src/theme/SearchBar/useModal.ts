import {
  type ComponentType,
  type RefObject,
  useCallback,
  useState,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { warmUp } from '@search/client';
import type { filtersOf } from '@site/src/components/Search/versions';
import type { Props } from '@site/src/components/SearchModal';

type Filters = ReturnType<typeof filtersOf>;

/** The modal and its styles: a chunk of its own, asked for when the reader nears the button. */
const importModal = () => import('@site/src/components/SearchModal');

// A reader who was faster than the scripts waits for it: see plugins/light-pages/start.
if (
  ExecutionEnvironment.canUseDOM &&
  document.querySelector('.DocSearch-Button[aria-busy=true]')
) {
  prepare();
  const tag = document.querySelector<HTMLMetaElement>(
    'meta[name="docsearch:docusaurus_tag"]',
  )?.content;
  // React is told the version only after the page's chunks have come.
  if (tag) warmUpAhead(() => [`docusaurus_tag:${tag}`]);
}

interface LazyModal {
  /** The modal, once it has come. */
  Modal: ComponentType<Props> | undefined;
  /** Why it has not; nothing while it may yet come. */
  failure: unknown;
  /** Asks for it ahead. A failure shows when it is asked for in earnest. */
  prepare: () => void;
  /** Asks for it, also after a failure. @returns a promise of whether it comes */
  load: () => Promise<boolean>;
}

/** @param filters of the version that would be searched, when it is */
export function useModal(filters: RefObject<Filters>): LazyModal {
  const [Modal, setModal] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(async () => {
    setFailure(undefined);
    // Beside the modal: it would ask for the rows only when it is drawn.
    warmUpAhead(() => filters.current);
    try {
      const module = await importModal();
      setModal(() => module.default);
      return true;
    } catch (error) {
      console.warn('Search could not be loaded.', error);
      setFailure(error);
      return false;
    }
  }, [filters]);
  return { Modal, failure, prepare, load };
}

function prepare(): void {
  importModal().catch(() => undefined);
}

/** Asks for the names that are searched first. */
function warmUpAhead(filters: () => Parameters<typeof warmUp>[0]): void {
  import('@search/client').then(
    (client) => client.warmUp(filters()),
    // The modal says so.
    () => undefined,
  );
}
