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
  setValue(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
  return before;
}

/** Changes an input so that React notices. */
export function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(input, value);
}
