import type { ReactNode } from 'react';
import { packageManagers } from '@o1js-docs/content/package-managers/names';
import { Slot } from '@o1js-docs/light-pages/island';
import Choice from '../Choice';

interface Props {
  /** Name of the radio buttons, different for each place on the page. */
  group: string;
  /** An element for each package manager, with its name as the class. */
  children: ReactNode;
}

/** Shows an installation for one package manager: styles show the element of the checked one. */
export default function PackageManagers({ group, children }: Props): ReactNode {
  return (
    <div role="radiogroup" aria-label="Package manager" className="managers">
      <Choice name="package-manager" values={packageManagers} {...{ group }} />
      <Slot as="div">{children}</Slot>
    </div>
  );
}
