import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { Comparison } from '@site/src/compare/compare-releases';
import type { ErrorMessage } from '@site/src/compare/pair-messages';
import styles from './styles.module.css';

/** Which errors have new words, are new or are gone. */
export default function Messages({
  from,
  to,
  messages: { changed, gone, came },
}: Pick<Comparison, 'from' | 'to' | 'messages'>): ReactNode {
  if (from === to) return null;
  return (
    <section aria-labelledby="errors">
      <Heading as="h2" id="errors">
        Errors
      </Heading>
      <p>
        {changed.length + gone.length + came.length > 0
          ? 'Read from the JavaScript of both packages; […] stands for a value. Errors of the compiled Rust and OCaml are not compared.'
          : 'The errors of the JavaScript of both packages say the same. Those of the compiled Rust and OCaml are not compared.'}
      </p>
      {changed.length > 0 && (
        <>
          <Heading as="h3" id="errors-in-new-words">
            In new words ({changed.length})
          </Heading>
          <ul className={styles.list}>
            {changed.map(({ place, before, after }) => (
              <li key={before}>
                <Place name={place} />
                <dl className={styles.words}>
                  <dt>{from}</dt>
                  <dd>{before}</dd>
                  <dt>{to}</dt>
                  <dd>{after}</dd>
                </dl>
              </li>
            ))}
          </ul>
        </>
      )}
      <Folded title={`Errors that ${to} does not have`} messages={gone} />
      <Folded title={`Errors that ${from} does not have`} messages={came} />
    </section>
  );
}

function Folded({
  title,
  messages,
}: {
  title: string;
  messages: readonly ErrorMessage[];
}): ReactNode {
  if (messages.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({messages.length})
      </summary>
      <ul className={styles.list}>
        {messages.map(({ place, text }) => (
          <li key={text}>
            <Place name={place} /> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Place({ name }: { name: string }): ReactNode {
  return name && <code>{name}</code>;
}
