// Filters the index of all exports, or the entries of a guide, by the text in the
// field above them.
if (typeof document !== 'undefined') {
  const field = '.api-filter input';
  const filter = (input: HTMLInputElement) =>
    void (
      input.form
        ? import('../components/FindField/filterEntries')
        : import('../components/Symbols/filterIndex')
    ).then(
      (module) => module.default(input),
      // Without the network nothing is hidden.
      () => undefined,
    );
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(field)) {
      filter(target);
    }
  });
  // A reader may type before the scripts are loaded.
  const typed = document.querySelector<HTMLInputElement>(field);
  if (typed?.value) filter(typed);
}
