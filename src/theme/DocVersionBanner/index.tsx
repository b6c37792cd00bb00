import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocVersionBanner';
import MissingPage from '@site/src/components/MissingPage';
import styles from './styles.module.css';

/** Says on a page of an archived version which release it is about, and leads to the same page in Current. Before it, which page a version lacks. */
export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label } = useDocsVersion();
  return (
    <>
      <MissingPage className={styles.banner} />
      {banner && <ArchivedBanner {...{ className, label }} />}
    </>
  );
}

function ArchivedBanner({
  className,
  label,
}: Props & { label: string }): ReactNode {
  const { pluginId } = useActivePlugin({ failfast: true })!;
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { latestDocSuggestion: samePage, latestVersionSuggestion: latest } =
    useDocVersionSuggestions(pluginId);
  const home = latest.docs.find(({ id }) => id === latest.mainDocId);
  return (
    <aside
      aria-label="Version of this page"
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        styles.banner,
      )}
    >
      This page documents o1js <strong>{label}</strong>, an older release.{' '}
      {samePage ? 'See ' : 'The current release has no such page: see '}
      <Link
        to={(samePage ?? home ?? latest).path}
        onClick={() => savePreferredVersionName(latest.name)}
      >
        {samePage
          ? 'the same page for the current release'
          : 'the start of its documentation'}
      </Link>
      .
    </aside>
  );
}
