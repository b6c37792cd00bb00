/** Roles that can contain links and buttons, by DocSearch's roles, which can't. */
const roles = [
  ['listbox', 'tree'],
  ['option', 'treeitem'],
] as const;

/** Attributes that make a button of DocSearch's frame. */
const ofFrame = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
];

/**
 * Corrects the roles of DocSearch's elements whenever they change.
 *
 * @param dialog the element around DocSearch's modal
 * @returns a function that stops
 */
export function correctRoles(dialog: HTMLElement): () => void {
  const correct = () => {
    const frame = dialog.querySelector('.DocSearch-Container');
    for (const name of ofFrame) frame?.removeAttribute(name);
    for (const [wrong, right] of roles)
      for (const element of dialog.querySelectorAll(`[role=${wrong}]`))
        element.setAttribute('role', right);
    const lists = dialog.querySelectorAll('[role=tree]');
    for (const list of lists) {
      list.removeAttribute('aria-labelledby');
      setAttribute(
        list,
        'aria-label',
        list.previousElementSibling?.textContent,
      );
    }
    // The page has a footer of its own.
    setAttribute(dialog.querySelector('.DocSearch-Footer'), 'role', 'group');
    const input = dialog.querySelector('.DocSearch-Input');
    setAttribute(input, 'role', 'combobox');
    setAttribute(input, 'aria-haspopup', 'tree');
    setAttribute(input, 'aria-expanded', `${lists.length > 0}`);
  };
  correct();
  const observer = new MutationObserver(correct);
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  return () => observer.disconnect();
}

/** Sets an attribute only if it changes, because each change calls the observer. */
function setAttribute(element: Element | null, name: string, value = ''): void {
  if (element && element.getAttribute(name) !== value)
    element.setAttribute(name, value);
}
