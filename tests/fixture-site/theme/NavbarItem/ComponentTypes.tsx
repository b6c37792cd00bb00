import { type ReactNode, useState } from 'react';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

/** An item that fails to render when it is pressed. */
function Fragile(): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('The item broke.');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Break this item
    </button>
  );
}

export default { ...ComponentTypes, 'custom-fragile': Fragile };
