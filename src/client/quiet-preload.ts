interface Update {
  previousLocation: unknown;
}

/**
 * Ignores a page that cannot be prefetched: the reader sees the error when
 * they follow the link. Docusaurus' links drop the promise, so a failure would
 * be an uncaught rejection.
 */
export function onRouteUpdate({ previousLocation }: Update): void {
  if (previousLocation !== null) return;
  const { docusaurus } = window;
  window.docusaurus = {
    ...docusaurus,
    preload: (path) => {
      const loading = docusaurus.preload(path);
      return loading && loading.catch(() => undefined as never);
    },
  };
}
