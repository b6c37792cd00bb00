import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {
  useCurrentSidebarCategory,
  useDocById,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import cards from '@generated/cards/default/cards.json';

/** The pages of a category as cards, in the groups of the sidebar. Stands on the category's own page. */
export default function CategoryCards(): ReactNode {
  const groups = useCurrentSidebarCategory().items.filter(
    (item): item is PropSidebarItemCategory => item.type === 'category',
  );
  return groups.map(({ label, items }) => (
    <section key={label}>
      <h2>{label}</h2>
      <ul className="cards clean-list">
        {items.map((item, index) => (
          <Card key={index} item={item} />
        ))}
      </ul>
    </section>
  ));
}

function Card({ item }: { item: PropSidebarItem }): ReactNode {
  const { docId = '', href } = item as { docId?: string; href?: string };
  const doc = useDocById(docId);
  const { isLast } = useDocsVersion();
  const { svg, lines = 0 } = cards[docId] ?? {};
  return (
    <li>
      {svg && <span aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />}
      <Link to={href}>{doc?.title}</Link> {doc?.description}{' '}
      {/* An older release has other programs. */}
      {isLast && lines > 0 && <small>{lines} lines of code</small>}
    </li>
  );
}
