import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import Items from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import type { filterSidebar } from '@site/src/components/filterSidebar';

/** A name that is longer may be wider than the sidebar. */
const longName = 22;

/** @returns the items, with long names that break only before a capital */
const breakable = (items: Props['items']): Props['items'] =>
  items.map((item) =>
    item.type === 'link' &&
    item.label.length > longName &&
    !item.label.includes(' ')
      ? { ...item, label: item.label.replace(/(?<=[a-z])(?=[A-Z])/g, '\u200b') }
      : item,
  );

/** Adds a field that filters names to the sidebar of the API reference. */
export default function FilteredSidebarItems(props: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<typeof filterSidebar>();
  const read = useCallback(() => {
    setText(field.current!.value);
    void import('@site/src/components/filterSidebar').then(
      (loaded) => setFilter(() => loaded.filterSidebar),
      // Without the network the list stays unfiltered.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    // A reader may type before the scripts are loaded.
    if (field.current?.value) read();
  }, [read]);
  const { items, activePath, level } = props;
  if (level > 1 || !activePath.includes('/api-reference/')) {
    return <Items {...props} items={breakable(items)} />;
  }
  const found = filter?.(items, text);
  return (
    <>
      <li className="menu-filter">
        <input
          ref={field}
          type="search"
          placeholder="Filter names"
          aria-label="Filter names"
          onInput={read}
        />
        <output>{found && `${found.length} names`}</output>
      </li>
      <Items {...props} items={breakable(found ?? items)} />
    </>
  );
}
