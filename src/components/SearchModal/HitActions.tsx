import type { MouseEvent, ReactNode } from 'react';
import Icon from './Icon';
import type { Item } from './item';
import type { ListKind, Stored } from './lists';
import { words } from './words';

interface Props {
  item: Item;
  kind: ListKind;
  stored: Stored;
  /** Called after the lists have changed. */
  onChange: () => void;
}

/** The icon of Enter on a found result, or the buttons of a stored one. */
export default function HitActions({
  item,
  kind,
  stored,
  onChange,
}: Props): ReactNode {
  const { recent, favorite } = stored;
  if (kind === 'found')
    return (
      <div className="DocSearch-Hit-action">
        <Icon name="enter" className="DocSearch-Hit-Select-Icon" />
      </div>
    );
  const does = (change: () => void) => (event: MouseEvent) => {
    // The button is inside the link to the page.
    event.preventDefault();
    event.stopPropagation();
    change();
    onChange();
  };
  return (
    <>
      {kind === 'recent' && (
        <Action
          name="star"
          title={words.save}
          onClick={does(() => {
            recent.remove(item);
            favorite.add(item);
          })}
        />
      )}
      <Action
        name="cross"
        title={kind === 'recent' ? words.removeRecent : words.removeFavorite}
        onClick={does(() => stored[kind].remove(item))}
      />
    </>
  );
}

interface ActionProps {
  name: 'star' | 'cross';
  title: string;
  onClick: (event: MouseEvent) => void;
}

function Action({ name, title, onClick }: ActionProps): ReactNode {
  return (
    <div className="DocSearch-Hit-action">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={title}
        onClick={onClick}
      >
        <Icon name={name} />
      </button>
    </div>
  );
}
