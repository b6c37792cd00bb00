import {
  type ComponentType,
  createElement,
  type ReactNode,
  useSyncExternalStore,
} from 'react';

type Content = ComponentType<Record<string, unknown>>;

/** A page that has been shown. */
interface Page {
  Component: Content;
  /** Draws another content in place of the one before. */
  show: (content: Content) => void;
  /** What is shown around the content, as JSON. */
  surroundings: string;
}

/** The bundler's API of a module that changes while the site is open, `import.meta.webpackHot`. */
export interface Hot {
  data?: { page: Page };
  accept: () => void;
  dispose: (callback: (data: { page: Page }) => void) => void;
  invalidate: () => void;
}

/**
 * Lets a page's module take up its own edits. One that changes what is shown
 * around the content is passed on, and Docusaurus renders the whole site anew.
 *
 * @param surroundings the module's other exports: table of contents, front matter, …
 * @returns the component that the module exports in place of its content
 */
export function hotPage(
  hot: Hot,
  content: Content,
  surroundings: unknown,
): Content {
  const json = JSON.stringify(surroundings);
  let page = hot.data?.page;
  if (page?.surroundings === json) {
    page.show(content);
  } else {
    if (page) hot.invalidate();
    page = createPage(content, json);
  }
  hot.dispose((data) => {
    data.page = page;
  });
  hot.accept();
  return page.Component;
}

function createPage(first: Content, surroundings: string): Page {
  let shown = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    surroundings,
    show(content) {
      shown = content;
      listeners.forEach((listener) => listener());
    },
    Component: function HotPage(props): ReactNode {
      const content = useSyncExternalStore(
        subscribe,
        () => shown,
        () => shown,
      );
      return createElement(content, props);
    },
  };
}
