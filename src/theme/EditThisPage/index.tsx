import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';
import { useNewIssue } from '@site/src/components/useNewIssue';

/** Adds a link for reporting a mistake to the link to a page's source. */
export default function EditOrReport(props: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { permalink } = useDoc().metadata;
  // The fields of .github/ISSUE_TEMPLATE/wrong-page.yml.
  const report = useNewIssue()({
    template: 'wrong-page.yml',
    page: siteConfig.url + permalink,
    version: siteConfig.customFields!.release as string,
  });
  return (
    <>
      <EditThisPage {...props} />
      {' · '}
      <Link to={report}>Report a mistake</Link>
    </>
  );
}
