import { useEffect, useState } from 'react';
import { namesOf } from './namesOf';

type Names = ReadonlyMap<string, string>;

const none: Names = new Map();

/** Lists that were asked for, by the root of their version. */
const lists = new Map<string, Promise<Names>>();

/**
 * Fetches the list of a version's pages that the build writes for machines, once.
 *
 * @param root path of the version, e.g. `/o1js/2.5.0`
 * @returns the names of pages by the path of their Markdown; empty until the list is there, and under `npm start`, which writes none
 */
export function usePageNames(root: string): Names {
  const [names, setNames] = useState(none);
  useEffect(() => {
    let isWanted = true;
    const list = lists.get(root) ?? fetchNames(root);
    lists.set(root, list);
    list.then(
      (fetched) => isWanted && setNames(fetched),
      (error) => {
        // Without names the addresses stay.
        console.warn(error);
        lists.delete(root);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [root]);
  return names;
}

async function fetchNames(root: string): Promise<Names> {
  const response = await fetch(`${root.replace(/\/$/, '')}/llms.txt`);
  return namesOf(response.ok ? await response.text() : '');
}
