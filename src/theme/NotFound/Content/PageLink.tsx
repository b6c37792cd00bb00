import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { markdownPath } from '@site/config/paths';
import { usePageNames } from './usePageNames';
import styles from './styles.module.css';

interface Props {
  path: string;
  /** Root of the version that has the page. */
  root: string;
  /** What that version is called, if it is another one than the reader's. */
  label: string | undefined;
}

/** A page by its name, which is fetched, and its path. */
export default function PageLink({ path, root, label }: Props): ReactNode {
  const name = usePageNames(root).get(markdownPath(path));
  return (
    <>
      <Link to={path}>{name ?? path}</Link>
      {label !== undefined && <> in {label}</>}
      {name && <div className={styles.path}>{path}</div>}
    </>
  );
}
