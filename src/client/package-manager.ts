// The package manager that a reader chooses is chosen in all blocks, and on the next page.
import { createStorageSlot } from '@docusaurus/theme-common';

// Where a browser forbids it, the choice is of the page alone.
const choice = createStorageSlot('package-manager');

/** Checks a manager's button in each block of the page. */
function choose(manager: string | null): void {
  document
    .querySelectorAll<HTMLInputElement>('.managers input')
    .forEach((input) => {
      if (input.value === manager) input.checked = true;
    });
}

if (typeof document !== 'undefined') {
  document.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    if (!input.closest('.managers')) return;
    choose(input.value);
    choice.set(input.value);
  });
}

/** Docusaurus calls it after each page is shown. */
export function onRouteDidUpdate(): void {
  choose(choice.get());
}
