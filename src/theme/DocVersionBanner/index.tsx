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
  // A site may lack the page that compares releases.
  const compared = usePluginData('compare') as { newest: string } | undefined;
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
      {compared && (
        <>
          , or{' '}
          <Link to={compareAddress(label, compared.newest)}>
            what differs between {label} and {compared.newest}
          </Link>
        </>
      )}
      .
    </aside>
  );
}
