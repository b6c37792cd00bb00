// Applies the package manager that a reader chooses to all blocks, and to the next pages.
import { createStorageSlot } from '@docusaurus/theme-common';

// If the browser blocks storage, the choice applies only to this page.
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
