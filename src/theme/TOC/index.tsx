import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import themeStyles from '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import styles from './styles.module.css';

/** With more headings and at least so many parts, only the part being read shows its headings. */
const long = { headings: 60, parts: 8 };

/** The table of contents as a named landmark. The theme's is a plain box. */
export default function TOC({ className, ...props }: Props): ReactNode {
  // A long name breaks at a capital.
  const toc = props.toc.map((each) => ({
    ...each,
    value: each.value.replace(/(?<=[a-z])(?=[A-Z])/g, '<wbr>'),
  }));
  const isLong =
    toc.length > long.headings &&
    toc.filter(({ level }) => level === 2).length >= long.parts;
  return (
    <nav
      aria-label="On this page"
      className={clsx(
        themeStyles.tableOfContents,
        styles.contents,
        isLong && styles.grouped,
        'thin-scrollbar',
        className,
      )}
    >
      <TOCItems
        {...props}
        toc={toc}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
