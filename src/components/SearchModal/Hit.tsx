import type { ReactNode } from 'react';
import Icon from './Icon';
import type { Item } from './item';
import { snippetOf, titlesOf } from './item';
import type { ListKind } from './lists';
import Marked from '@site/src/components/Search/Marked';
import ModalLink from './ModalLink';
import styles from './modal.module.css';

interface Props {
  item: Item;
  kind: ListKind;
  onGo: (path: string) => void;
  /** Its buttons. */
  children: ReactNode;
}

/** One result: its heading, then the path of headings above it and the snippet. */
export default function Hit({ item, kind, onGo, children }: Props): ReactNode {
  const titles = titlesOf(item);
  const own = titles.pop() ?? '';
  const below = [titles.join(' › '), snippetOf(item)].filter(Boolean);
  return (
    <div className={styles.hit} data-asked={item.asked}>
      <ModalLink to={item.url} onGo={onGo}>
        <div className="DocSearch-Hit-Container">
          {item.place?.endsWith('child') && (
            <Branch isLast={item.place === 'last child'} />
          )}
          <div className="DocSearch-Hit-icon">
            <Icon name={iconOf(item, kind)} />
          </div>
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <Marked html={own} />
            </span>
            {below.length > 0 && (
              <span className="DocSearch-Hit-path">
                <Marked html={below.join(' — ')} />
              </span>
            )}
          </div>
          {children}
        </div>
      </ModalLink>
    </div>
  );
}

function iconOf({ type }: Item, kind: ListKind) {
  if (kind === 'favorite') return 'star';
  if (kind === 'recent') return 'recent';
  return type === 'lvl1' ? 'page' : 'heading';
}

/** The line from a page to its heading. */
function Branch({ isLast }: { isLast: boolean }): ReactNode {
  return (
    <svg className="DocSearch-Hit-Tree" viewBox="0 0 24 54" aria-hidden>
      <path
        d={isLast ? 'M8 0v27h12' : 'M8 0v54M8 27h12'}
        stroke="currentColor"
        fill="none"
      />
    </svg>
  );
}
