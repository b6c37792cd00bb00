import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  type FooterLinkItem,
  ThemeClassNames,
  useThemeConfig,
} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Shows the copyright and the links in one line. */
export default function Footer(): ReactNode {
  const footer = useThemeConfig().footer!;
  // config/theme.ts has links without columns.
  const links = footer.links as FooterLinkItem[];
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, styles.footer)}
    >
      <p className={styles.copyright}>{footer.copyright}</p>
      <ul className={styles.links}>
        {links.map(({ label, href, 'aria-label': name }) => (
          <li key={label}>
            <Link
              href={href}
              className={styles.link}
              aria-label={name as string}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
