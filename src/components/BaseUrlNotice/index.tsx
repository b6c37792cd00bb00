import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { baseUrlAttribute, noticeScript } from './noticeScript';

/**
 * Tells whoever deploys the site below another path than it was built for. On
 * the start page alone, like Docusaurus' own notice, which takes every page
 * for misplaced whose scripts have not run, and hides where styles load.
 */
export default function BaseUrlNotice(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  // Not in the browser: there, React runs, or nothing does.
  if (ExecutionEnvironment.canUseDOM || pathname !== baseUrl) return null;
  return (
    <Head>
      <script {...{ [baseUrlAttribute]: baseUrl }}>{noticeScript}</script>
    </Head>
  );
}
