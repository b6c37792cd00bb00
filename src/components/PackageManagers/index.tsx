import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { packageManagers } from '@o1js-docs/content/package-managers/names';
import { Slot } from '@o1js-docs/light-pages/island';

interface Props {
  /** Name of the radio buttons, different for each place on the page. */
  group: string;
  /** An element for each package manager, with its name as the class. */
  children: ReactNode;
}

/**
 * Shows an installation for one package manager. The choice applies to all of them,
 * and to the next pages. Without scripts the radio buttons work too, because styles
 * show the element of the checked one.
 */
export default function PackageManagers({ group, children }: Props): ReactNode {
  const box = useRef<HTMLFieldSetElement>(null);
  const [stored, storage] = useStorageSlot('package-manager');
  // If the browser blocks storage, the choice applies only here.
  const [own, setOwn] = useState<string>();
  const choose = (manager: string) => {
    setOwn(manager);
    storage.set(manager);
  };
  useEffect(() => {
    const checked = box.current!.querySelector<HTMLInputElement>(':checked');
    // The reader was faster than the scripts.
    if (checked && checked.value !== packageManagers[0]) choose(checked.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the choice before the scripts counts
  }, []);
  const chosen = stored ?? own ?? packageManagers[0];
  return (
    <fieldset ref={box} className="managers">
      <legend>Package manager</legend>
      {packageManagers.map((manager) => (
        <label key={manager}>
          <input
            type="radio"
            name={group}
            value={manager}
            checked={manager === chosen}
            onChange={() => choose(manager)}
          />
          {manager}
        </label>
      ))}
      <Slot as="div">{children}</Slot>
    </fieldset>
  );
}
