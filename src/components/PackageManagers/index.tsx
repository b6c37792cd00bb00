import { type ReactNode, useRef } from 'react';
import { packageManagers } from '@o1js-docs/content/package-managers/names';
import { Slot } from '@o1js-docs/light-pages/island';
import { useChoice } from '../useChoice';

interface Props {
  /** Name of the radio buttons, different for each place on the page. */
  group: string;
  /** An element for each package manager, with its name as the class. */
  children: ReactNode;
}

/** Shows an installation for one package manager: styles show the element of the checked one. */
export default function PackageManagers({ group, children }: Props): ReactNode {
  const box = useRef<HTMLFieldSetElement>(null);
  const [chosen, choose] = useChoice(
    'package-manager',
    packageManagers[0],
    box,
  );
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
