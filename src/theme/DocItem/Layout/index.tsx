import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBanner from '@theme/DocVersionBanner';
import { sidebarId } from '@site/src/components/sidebarId';
import ArticleWithCards from '@site/src/components/Symbols/ArticleWithCards';

/**
 * Puts the table of contents before the article. In the theme's layout it comes
 * after the article, so that the keyboard reaches it last.
 */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const isDesktop = useWindowSize() !== 'mobile';
  return (
    <div className={clsx('row', hasContents && 'page-row')}>
      {hasContents && isDesktop && (
        <div className="col contents-column">
          <DocItemTOCDesktop />
        </div>
      )}
      <div className="col page-column">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <ArticleWithCards>
          <DocBreadcrumbs />
          {hasContents && (
            // The list covers the text, so it closes when a heading is chosen.
            <div className="contents-bar" onClickCapture={closeAfterLink}>
              <DocItemTOCMobile />
            </div>
          )}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </ArticleWithCards>
        <DocItemPaginator />
        <noscript id={sidebarId} />
      </div>
    </div>
  );
}

function closeAfterLink({ target, currentTarget }: MouseEvent): void {
  if (!(target as Element).closest('a')) return;
  currentTarget.querySelector('button')?.click();
}
