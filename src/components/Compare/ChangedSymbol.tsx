import type { ReactNode } from 'react';
import type { Change } from '@site/src/compare/compare-releases';
import type { CompareData, Move } from '@site/src/compare/data';
import SymbolName from './SymbolName';
import { reasonText } from '@site/src/compare/reason-text';
import styles from './styles.module.css';

interface Props {
  change: Change;
  pages: { data: CompareData; from: string; to: string };
  move: Move | undefined;
}

/** A symbol that is written in another way: why callers may fail, and both signatures. */
export function ChangedSymbol({ change, pages, move }: Props): ReactNode {
  const { name, before, after, reasons } = change;
  return (
    <>
      <SymbolName name={name} {...pages} />
      {reasons.length > 0 && <> {reasons.map(reasonText).join(' ')}</>}
      <MoveText move={move} />
      <details>
        <summary>Signatures of {name}</summary>
        <CodeText label={pages.from} text={before} />
        <CodeText label={pages.to} text={after} />
      </details>
    </>
  );
}

/** What replaces a symbol, with code before and after. */
export function MoveText({ move }: { move: Move | undefined }): ReactNode {
  if (!move) return null;
  return (
    <>
      <div>{move.text}</div>
      {move.before && <CodeText label="Before" text={move.before} />}
      {move.after && <CodeText label="After" text={move.after} />}
    </>
  );
}

function CodeText({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <figure className={styles.code}>
      <figcaption>{label}</figcaption>
      <pre tabIndex={0}>
        <code>{text.trim()}</code>
      </pre>
    </figure>
  );
}
