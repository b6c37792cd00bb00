/**
 * Types as the reader would: DocSearch lets nothing else change the query.
 *
 * @param query what is in the modal's input afterwards
 * @returns what was there before
 */
export function typeIntoModal(query: string): string {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input) return '';
  const before = input.value;
  enter(input, query);
  input.focus();
  return before;
}

/** Searches again what is in the modal's input, which DocSearch does only when that changes. */
export function searchOnceMore(): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const query = input?.value;
  if (!input || !query) return;
  const { selectionStart, selectionEnd } = input;
  // Blanks change nothing but the value.
  enter(input, `${query} `);
  enter(input, query);
  // The next key goes where it would have gone.
  input.setSelectionRange(selectionStart, selectionEnd);
}

function enter(input: HTMLInputElement, query: string): void {
  setValue(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Changes an input so that React notices. */
export function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(input, value);
}
