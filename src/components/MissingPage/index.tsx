import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type GlobalVersion,
  useActiveDocContext,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { homeOf, missingPageOf, pageBelow, startScript } from './address';

interface Props {
  className?: string;
}

/**
 * Explains why a reader is on a version's start page: the version dropdown leads
 * here if the version lacks the page. Names the page and a version that has it.
 * Shows nothing if no version has the page, or if this version has it.
 */
export default function MissingPage({ className }: Props): ReactNode {
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  // The page is rendered without a query.
  const isBrowser = useIsBrowser();
  if (!activeVersion || activeDoc?.path !== homeOf(activeVersion)) return null;
  if (isBrowser) return <Line version={activeVersion} className={className} />;
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <script>{startScript}</script>
    </Head>
  );
}

function Line({
  version,
  className,
}: Props & { version: GlobalVersion }): ReactNode {
  const page = missingPageOf(useLocation().search);
  const versions = useVersions(undefined);
  if (page === undefined || pageBelow(version, page)) return null;
  const owner = versions.find((other) => pageBelow(other, page));
  if (!owner) return null;
  return (
    <div role="status" className={className}>
      There is no page{' '}
      <Link to={pageBelow(owner, page)}>
        <code>{page}</code>
      </Link>{' '}
      in {version.label}. This is the start of {version.label}; the page is in{' '}
      {owner.label}.
    </div>
  );
}
