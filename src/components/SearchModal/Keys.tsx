import type { ReactNode } from 'react';
import { isEmbedded } from '@search/client';
import { algoliaAddress } from '@site/config/search-constants';
import Icon from './Icon';
import { words } from './words';

/** The footer of the modal, with its keys. A hosted index adds a link to Algolia. */
export default function Keys(): ReactNode {
  return (
    <div className="DocSearch-Footer">
      {!isEmbedded && (
        <span className="DocSearch-Label">
          {words.poweredBy} <a href={algoliaAddress}>Algolia</a>
        </span>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <kbd className="DocSearch-Commands-Key">
            <Icon name="down" label={words.downKey} />
          </kbd>
          <kbd className="DocSearch-Commands-Key">
            <Icon name="up" label={words.upKey} />
          </kbd>
          <span className="DocSearch-Label">{words.navigate}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">
            <Icon name="enter" label={words.enterKey} />
          </kbd>
          <span className="DocSearch-Label">{words.select}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key" aria-label={words.escapeKey}>
            <span className="DocSearch-Escape-Key">ESC</span>
          </kbd>
          <span className="DocSearch-Label">{words.close}</span>
        </li>
      </ul>
    </div>
  );
}
