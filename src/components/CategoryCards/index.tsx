import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import styles from '@generated/page-styles/default/cards.json';

/** The pages of a category as cards, in the groups of the sidebar. Stands on the category's own page. */
export default function CategoryCards(): ReactNode {
  const groups = useCurrentSidebarCategory().items.filter(
    (item): item is PropSidebarItemCategory => item.type === 'category',
  );
  return (
    <>
      {/* Only this page needs them. */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {groups.map(({ label, items }) => (
        <section key={label} className="cards">
          <h2>{label}</h2>
          {items.map((item, index) => (
            <Card key={index} item={item} />
          ))}
        </section>
      ))}
    </>
  );
}

function Card({ item }: { item: PropSidebarItem }): ReactNode {
  const { docId, href } = item as { docId?: string; href?: string };
  const doc = useDocById(docId);
  return (
    <Link to={href}>
      <strong>{doc?.title}</strong>
      {doc?.description}
    </Link>
  );
}
