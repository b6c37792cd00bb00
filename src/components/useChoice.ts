import { type RefObject, useEffect, useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';

/**
 * The reader's choice among radio buttons that several places of the site have. It applies
 * to all of them, and to the next pages. Without scripts the buttons work too, each group alone.
 *
 * @param name of the choice in the browser's storage
 * @param first the value that is chosen at first
 * @param box the element around the buttons
 * @returns the chosen value, and the function that chooses
 */
export function useChoice(
  name: string,
  first: string,
  box: RefObject<HTMLElement | null>,
): [chosen: string, choose: (value: string) => void] {
  const [stored, storage] = useStorageSlot(name);
  // If the browser blocks storage, the choice applies only here.
  const [own, setOwn] = useState<string>();
  const choose = (value: string) => {
    setOwn(value);
    storage.set(value);
  };
  useEffect(() => {
    const checked = box.current!.querySelector<HTMLInputElement>(':checked');
    // The reader was faster than the scripts.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (checked && checked.value !== first) choose(checked.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the choice before the scripts counts
  }, []);
  return [stored ?? own ?? first, choose];
}
