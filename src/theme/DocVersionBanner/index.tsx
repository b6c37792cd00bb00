import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { compareAddress } from '@o1js-docs/project/paths';

/** Names the release of an archived page, and links to the same page in Current. */
export default function DocVersionBanner(): ReactNode {
  const { banner, label } = useDocsVersion();
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const { latestDocSuggestion: samePage, latestVersionSuggestion: latest } =
    useDocVersionSuggestions(undefined);
  if (!banner) return null;
  return (
    <aside
      aria-label="Version of this page"
      className={`${ThemeClassNames.docs.docVersionBanner} alert alert--warning margin-bottom--md`}
    >
      This page documents o1js <strong>{label}</strong>, an older release.{' '}
      {samePage ? 'See ' : 'The current release has no such page: see '}
      <Link
        to={(samePage ?? latest).path}
        onClick={() => savePreferredVersionName(latest.name)}
      >
        {samePage
          ? 'the same page for the current release'
          : 'the start of its documentation'}
      </Link>
      <Changes from={label} />.
    </aside>
  );
}

/** Links to the differences from Current, if the site has the page that compares releases. */
function Changes({ from }: { from: string }): ReactNode {
  const recorded = usePluginData('compare') as { newest: string } | undefined;
  if (!recorded) return null;
  const { newest: to } = recorded;
  return (
    <>
      , or{' '}
      <Link to={compareAddress(from, to)}>
        what differs between {from} and {to}
      </Link>
    </>
  );
}
