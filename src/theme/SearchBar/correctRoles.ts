/** Attributes that make a button of DocSearch's frame. */
const ofFrame =
  'role tabindex aria-expanded aria-haspopup aria-labelledby'.split(' ');

/**
 * Corrects the roles of DocSearch's elements whenever they change. A tree can
 * contain links and buttons, which DocSearch's list box can't.
 *
 * @param dialog the element around DocSearch's modal
 * @returns a function that stops
 */
export function correctRoles(dialog: HTMLElement): () => void {
  const set = (selector: string, name: string, value: string) => {
    for (const element of dialog.querySelectorAll(selector))
      // Each change calls the observer.
      if (element.getAttribute(name) !== value)
        element.setAttribute(name, value);
  };
  const correct = () => {
    const frame = dialog.querySelector('.DocSearch-Container');
    for (const name of ofFrame) frame?.removeAttribute(name);
    set('[role=listbox]', 'role', 'tree');
    set('[role=option]', 'role', 'treeitem');
    for (const list of dialog.querySelectorAll('[role=tree]')) {
      const title = list.previousElementSibling?.textContent ?? '';
      list.removeAttribute('aria-labelledby');
      if (list.ariaLabel !== title) list.ariaLabel = title;
    }
    // The page has a footer of its own.
    set('.DocSearch-Footer', 'role', 'group');
    set('.DocSearch-Input', 'role', 'combobox');
    set('.DocSearch-Input', 'aria-haspopup', 'tree');
    const hasList = dialog.querySelector('[role=tree]') !== null;
    set('.DocSearch-Input', 'aria-expanded', `${hasList}`);
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
