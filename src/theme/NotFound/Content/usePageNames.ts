import { useEffect, useState } from 'react';
import { namesOf } from './namesOf';

/**
 * Fetches the list of a version's pages that the build writes for machines.
 *
 * @param root path of the version, e.g. `/o1js/2.5.0`
 * @returns the names of pages by the path of their Markdown; empty until the list is there, and under `npm start`, which writes none
 */
export function usePageNames(root: string): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isWanted = true;
    fetch(`${root.replace(/\/$/, '')}/llms.txt`)
      .then((response) => (response.ok ? response.text() : ''))
      .then((list) => isWanted && setNames(namesOf(list)))
      // Without names the addresses stay.
      .catch(console.warn);
    return () => {
      isWanted = false;
    };
  }, [root]);
  return names;
}
