import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The contents of a page, in a landmark that says so. Replaces the theme's own, which is a nameless box. */
export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <nav
      aria-label="On this page"
      className={clsx(styles.contents, 'thin-scrollbar', className)}
    >
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
