import { Fragment, type ReactNode, useContext } from 'react';
import clsx from 'clsx';
import { Highlight } from 'prism-react-renderer';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import type { Props } from '@theme/CodeBlock/Content';
import type { HiddenPart } from '@o1js-docs/samples/page/hidden-parts';
import type { PrivatePart } from '@o1js-docs/samples/page/private-parts';
import type { SampleLink } from '@o1js-docs/api-docs/symbols/sampleLink';
import { BlockData } from '../blockData';
import { cutParts, type LinePart, partsOfLine } from './partsOfLine';

/**
 * The code of a block, with links from names of o1js to the reference. It takes few
 * bytes: the theme's has an element with a style for each token, and a page has thousands.
 */
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, language, lineClassNames } = metadata;
  const {
    hidden = '[]',
    privateParts = '[]',
    symbols = '[]',
  } = useContext(BlockData);
  const parts = JSON.parse(hidden) as readonly HiddenPart[];
  const links = JSON.parse(symbols) as readonly SampleLink[];
  const secrets = JSON.parse(privateParts) as readonly PrivatePart[];
  return (
    <Highlight code={code} language={language}>
      {({ className: ofLanguage, tokens: lines }) => (
        <pre
          // The theme measures it wherever React mounts the page.
          ref={wordWrap.codeBlockRef}
          tabIndex={0}
          className={clsx(
            className,
            ofLanguage,
            styles.codeBlock,
            'thin-scrollbar',
          )}
        >
          <code className={styles.codeBlockLines}>
            {lines.map((tokens, index) => (
              <Fragment key={index}>
                <Hidden {...{ parts }} above={index} />
                <span className={clsx('token-line', lineClassNames[index])}>
                  <Line
                    parts={partsOfLine(
                      tokens,
                      links.filter(([line]) => line === index),
                    )}
                    secrets={secrets.filter(([line]) => line === index)}
                  />
                  <br />
                </span>
              </Fragment>
            ))}
            <Hidden {...{ parts }} above={lines.length} />
          </code>
        </pre>
      )}
    </Highlight>
  );
}

interface LineProps {
  parts: readonly LinePart[];
  /** What a verifier doesn't see. */
  secrets: readonly PrivatePart[];
}

function Line({ parts, secrets }: LineProps): ReactNode {
  const ends = secrets.map(([, column, length]) => column + length);
  return (
    <>
      {secrets.map(([, column], index) => (
        <Fragment key={column}>
          <Parts parts={cutParts(parts, ends[index - 1] ?? 0, column)} />
          <span className="private-value">
            {/* Without links: who covers a value doesn't press it. */}
            {cutParts(parts, column, ends[index]).map((part, number) => (
              <Part key={number} {...part} address={undefined} />
            ))}
          </span>
        </Fragment>
      ))}
      <Parts parts={cutParts(parts, ends.at(-1) ?? 0)} />
    </>
  );
}

function Parts({ parts }: { parts: readonly LinePart[] }): ReactNode {
  return parts.map((part, number) => <Part key={number} {...part} />);
}

/** A grey line that says what is left out, and opens it. */
function Hidden({
  parts,
  above,
}: {
  parts: readonly HiddenPart[];
  above: number;
}): ReactNode {
  const part = parts.find(([position]) => position === above);
  if (!part) return null;
  const [, summary, text] = part;
  return (
    <details className="code-hidden">
      <summary>{summary}</summary>
      {text.split('\n').map((line, index) => (
        <span key={index} className="token-line">
          {line}
          <br />
        </span>
      ))}
    </details>
  );
}

function Part({ text, className, address }: LinePart): ReactNode {
  if (address) {
    // A page has hundreds of these links, so they have no tab stop. The list of names has.
    return (
      <a tabIndex={-1} href={address} className={className}>
        {text}
      </a>
    );
  }
  return className ? <span className={className}>{text}</span> : text;
}
