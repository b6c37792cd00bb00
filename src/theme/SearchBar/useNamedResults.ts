import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without a change after which results are announced: not at each key. */
const settled = 600;

/**
 * Says what DocSearch leaves out for readers that listen: that the field opens
 * a list, which group each part of it is, and how many results there are.
 *
 * @param modal the element around the modal
 * @returns what to say of the results that are shown; empty while there are none
 */
export function useNamedResults(modal: RefObject<HTMLElement | null>): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const around = modal.current;
    const input = around?.querySelector('input');
    const results = around?.querySelector('.DocSearch-Modal');
    if (!input || !results) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const name = () => {
      const groups = Array.from(results.querySelectorAll('.DocSearch-Hits'));
      for (const group of groups) {
        const list = group.querySelector('[role="listbox"], [role="tree"]');
        const title = group.querySelector('.DocSearch-Hit-source')?.textContent;
        if (!list || !title) continue;
        list.removeAttribute('aria-labelledby');
        list.setAttribute('aria-label', title);
      }
      input.setAttribute('role', 'combobox');
      input.setAttribute('aria-haspopup', 'tree');
      input.setAttribute('aria-expanded', String(groups.length > 0));
      clearTimeout(timer);
      timer = setTimeout(() => setWords(summary(groups)), settled);
    };
    const changes = new MutationObserver(name);
    changes.observe(results, { childList: true, subtree: true });
    name();
    return () => {
      changes.disconnect();
      clearTimeout(timer);
    };
  }, [modal]);
  return words;
}

function summary(groups: readonly Element[]): string {
  const count = groups
    .map((group) => group.querySelectorAll('.DocSearch-Hit').length)
    .reduce((sum, hits) => sum + hits, 0);
  if (count === 0) return '';
  return count === 1 ? '1 result' : `${count} results`;
}
