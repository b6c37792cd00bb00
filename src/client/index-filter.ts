// Filters the index of all exports by the text in the field above it.
if (typeof document !== 'undefined') {
  const field = '.api-filter input';
  const filter = (input: HTMLInputElement) =>
    void import('../components/Symbols/filterIndex').then(
      ({ default: filterIndex }) => filterIndex(input),
      // Without the network the index stays unfiltered.
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
