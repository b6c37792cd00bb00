// Filters the index of all exports, or the entries of a guide, by the text in the
// field above them.
if (typeof document !== 'undefined') {
  const selector = '.api-filter input';
  const filter = (input: HTMLInputElement) =>
    void import('../components/FindField/filterEntries').then(
      (module) => module.default(input),
      // Without the network nothing is hidden.
      () => undefined,
    );
  document.addEventListener('input', ({ target }) => {
    if ((target as Element).matches(selector))
      filter(target as HTMLInputElement);
  });
  // A reader may type before the scripts are loaded.
  const typed = document.querySelector<HTMLInputElement>(selector);
  if (typed?.value) filter(typed);
}
