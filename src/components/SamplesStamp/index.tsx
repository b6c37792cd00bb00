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

/** Says at the end of a guide how its samples are checked. */
export default function SamplesStamp(props: Props): ReactNode {
  const parts = [
    { count: props.executed, what: 'run' },
    { count: props.compiled, what: 'type-checked only' },
  ].filter(({ count }) => count !== '0');
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
      <p>
        <Link to="/getting-started/how-these-pages-are-checked">
          {parts.length > 0 ? 'Samples' : 'Statements'} checked
        </Link>{' '}
        on o1js {props.o1js}:{' '}
        {parts.map(({ count, what }) => `${count} ${what}`).join(', ')}
        {parts.length > 0 &&
          props.statements !== '0' &&
          '. Statements checked: '}
        {props.statements !== '0' && props.statements}.
      </p>
    </div>
  );
}
