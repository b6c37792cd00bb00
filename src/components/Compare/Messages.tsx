import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { Comparison } from '@o1js-docs/release-notes/comparison/compare-releases';
import type { ErrorMessage } from '@o1js-docs/release-notes/comparison/pair-messages';
import styles from './styles.module.css';

/** Lists error messages that have new words, are gone or are new. */
export default function Messages({
  from,
  to,
  messages: { changed, gone, came },
}: Pick<Comparison, 'from' | 'to' | 'messages'>): ReactNode {
  return (
    <section aria-labelledby="errors">
      <Heading as="h2" id="errors">
        Errors
      </Heading>
      <p>
        {changed.length + gone.length + came.length > 0
          ? 'Messages in the JavaScript of both packages. […] stands for a value.'
          : 'The JavaScript of both packages has the same messages.'}{' '}
        Errors of the compiled Rust and OCaml are not compared.
      </p>
      {changed.length > 0 && (
        <>
          <Heading as="h3" id="errors-in-new-words">
            In new words ({changed.length})
          </Heading>
          <ul className={styles.list}>
            {changed.map(({ thrownBy, before, after }) => (
              <li key={before}>
                <code>{thrownBy}</code>
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
      <FoldedList title={`Errors that ${to} does not have`} messages={gone} />
      <FoldedList title={`Errors that ${from} does not have`} messages={came} />
    </section>
  );
}

function FoldedList({
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
        {messages.map(({ thrownBy, text }) => (
          <li key={text}>
            {thrownBy && <code>{thrownBy}</code>} {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
