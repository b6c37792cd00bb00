import type { ReactNode } from 'react';
import Hit from './Hit';
import HitActions from './HitActions';
import type { Source } from './combobox';
import type { Search } from './useSearch';

interface Props extends Search {
  onGo: (path: string) => void;
}

/**
 * The lists of found or stored results. They are trees, because options of a
 * listbox can't contain links and buttons.
 */
export default function Lists({
  combobox,
  state,
  stored,
  onGo,
}: Props): ReactNode {
  return (
    <div className="DocSearch-Dropdown-Container">
      {state.collections.map((collection) => {
        const source = collection.source as unknown as Source;
        return (
          <section key={source.sourceId} className="DocSearch-Hits">
            <div className="DocSearch-Hit-source">{source.title}</div>
            <ul
              {...combobox.getListProps({ source: collection.source })}
              role="tree"
              aria-labelledby={undefined}
              aria-label={source.title}
            >
              {collection.items.map((item) => (
                <li
                  key={item.objectID}
                  {...combobox.getItemProps({
                    item,
                    source: collection.source,
                  })}
                  role="treeitem"
                  className="DocSearch-Hit"
                >
                  <Hit item={item} kind={source.kind} onGo={onGo}>
                    <HitActions
                      item={item}
                      kind={source.kind}
                      stored={stored}
                      onChange={() => void combobox.refresh()}
                    />
                  </Hit>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
