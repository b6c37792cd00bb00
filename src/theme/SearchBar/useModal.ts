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

/** The modal and its styles are a separate chunk. It is loaded when the pointer or the focus reaches the button. */
const importModal = () => import('@site/src/components/SearchModal');

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

interface LazyModal {
  /** `undefined` until it is loaded. */
  Modal: ComponentType<Props> | undefined;
  /** The error if loading failed. */
  failure: unknown;
  /** Loads it in advance. A failure shows when `load` is called. */
  prepare: () => void;
  /** Loads it, or tries again after a failure. @returns a promise of `false` if it failed */
  load: () => Promise<boolean>;
}

/** @param filters of the current version */
export function useModal(filters: RefObject<Filters>): LazyModal {
  const [Modal, setModal] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(async () => {
    setFailure(undefined);
    // At the same time as the modal, which would request the index only when it renders.
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

/** Loads the title index in advance. */
function warmUpAhead(filters: () => Parameters<typeof warmUp>[0]): void {
  import('@search/client').then(
    (client) => client.warmUp(filters()),
    // The modal shows the failure.
    () => undefined,
  );
}
