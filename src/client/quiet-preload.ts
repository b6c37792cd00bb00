interface Update {
  previousLocation: unknown;
}

/**
 * A page that cannot be fetched as its link is neared is no error: it shows
 * when the link is followed. Docusaurus' links drop the promise, and its
 * failure would be uncaught.
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
