import type { ReactNode } from 'react';
import type { Comparison } from '@o1js-docs/release-notes/comparison/compare-releases';
import type { CompareData } from '@o1js-docs/release-notes/comparison/data';
import styles from './styles.module.css';

interface Props {
  name: string;
  data: CompareData;
  comparison: Comparison;
}

/** A name with its pages on both releases, what to write instead, and its signatures if they differ. */
export default function Difference({
  name,
  data: { documented },
  comparison: { from, to, changed, migrations },
}: Props): ReactNode {
  const migration = migrations.find((each) => each.name === name);
  return (
    <>
      <code>{name}</code>
      {[from, to].map((release) => {
        const { root, pages } = documented[release] ?? {};
        const address = pages?.[name];
        return (
          address && (
            <span key={release}>
              {' '}
              <a
                href={`${root}api-reference/${address}`}
                aria-label={`${name} in ${release}`}
              >
                {release}
              </a>
            </span>
          )
        );
      })}
      {migration && <div>{migration.text}</div>}
      <div className={styles.pair}>
        <CodeText label="Before" text={migration?.before} />
        <CodeText label="After" text={migration?.after} />
      </div>
      {changed
        .filter((each) => each.name === name)
        .map(({ before, after }) => (
          <div key={before} className={styles.pair}>
            <CodeText label={`Signature in ${from}`} text={before} />
            <CodeText label={`Signature in ${to}`} text={after} />
          </div>
        ))}
    </>
  );
}

function CodeText({
  label,
  text,
}: {
  label: string;
  text: string | undefined;
}): ReactNode {
  if (text === undefined) return null;
  return (
    <figure className={styles.code}>
      <figcaption>{label}</figcaption>
      <pre tabIndex={0}>
        <code>{text.trim()}</code>
      </pre>
    </figure>
  );
}
