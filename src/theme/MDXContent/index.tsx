import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/MDXContent';
import type { Props } from '@theme/MDXContent';
import cards from '@generated/cards/default/cards.json';
import styles from '@generated/page-styles/default/page-drawing.json';

/** A guide's content, and the drawing of its card next to the title. */
export default function MDXContent(props: Props): ReactNode {
  const drawing = cards[useDoc().metadata.id]?.svg;
  return (
    <>
      <Original {...props} />
      {drawing && (
        <>
          <style dangerouslySetInnerHTML={{ __html: styles }} />
          <span
            className="page-drawing"
            aria-hidden
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        </>
      )}
    </>
  );
}
