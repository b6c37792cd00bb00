import { type ReactNode, useEffect, useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';

interface Props {
  /** Name of the choice in the browser's storage. */
  name: string;
  /** Name of the radio buttons, different for each place on the page. */
  group: string;
  /** What can be chosen. The first is chosen at first. */
  values: readonly string[];
}

/**
 * The reader's choice by radio buttons that several places of the site have. It applies
 * to all of them, and to the next pages. Without scripts the buttons work too, each group alone.
 */
export default function Choice({ name, group, values }: Props): ReactNode {
  const [stored, storage] = useStorageSlot(name);
  // If the browser blocks storage, the choice applies only here.
  const [own, setOwn] = useState<string>();
  const choose = (value: string) => {
    setOwn(value);
    storage.set(value);
  };
  const [first] = values;
  useEffect(() => {
    const checked = document.querySelector<HTMLInputElement>(
      `[name="${group}"]:checked`,
    );
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the reader was faster than the scripts
    if (checked && checked.value !== first) choose(checked.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the choice before the scripts counts
  }, []);
  return values.map((value) => (
    <label key={value}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={value === (stored ?? own ?? first)}
        onChange={() => choose(value)}
      />
      {value}
    </label>
  ));
}
