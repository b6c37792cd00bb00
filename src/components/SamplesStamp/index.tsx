import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** The counts are strings, because packages/samples writes them into the page as attributes. */
interface Props {
  /** The release the samples were checked on. */
  o1js: string;
  executed: string;
  compiled: string;
  /** Number of checked statements: quotes of the text, and fine print. */
  statements: string;
  /** Address of the page's whole program as a zip, below the site's base. */
  project?: string;
}

/** Says how the samples of a guide are checked, next to its breadcrumbs or at its end, and offers its program. */
export default function SamplesStamp(props: Props): ReactNode {
  const { executed, compiled, statements } = props;
  const counts = [
    [Number(executed) + Number(compiled), 'sample'],
    [Number(statements), 'statement'],
  ] as const;
  const text = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`);
  const address = useBaseUrl(props.project);
  return (
    <div className={styles.stamp}>
      {props.project && (
        <p>
          <a
            className="button button--sm button--secondary"
            href={address}
            download
          >
            Save the program of this page
          </a>{' '}
          A zip. Run it with <code>npm install && npm start</code>.
        </p>
      )}
      <Link
        className={`checked ${styles.chip}`}
        to="/getting-started/how-these-pages-are-checked"
        title={`On o1js ${props.o1js}: ${executed} samples run, ${compiled} are only type-checked`}
      >
        {text.join(', ')} checked
      </Link>
    </div>
  );
}
