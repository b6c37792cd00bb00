import { type ReactNode, useCallback, useState } from 'react';
import { useLoaded } from '@site/src/components/Compare/useLoaded';

// Not the link in the card, which React sees below the article too.
const names = 'article a[href*="/api-reference/"]';

const loadHoverCard = () => import('./HoverCard');

/** An article that shows a card about a name of o1js while the pointer or the focus is on the name. */
export default function ArticleWithCards({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  const [link, setLink] = useState<HTMLAnchorElement>();
  // Without the network the link still works.
  const { value } = useLoaded(loadHoverCard, link !== undefined);
  const show = (target: EventTarget) => {
    const found = nameAt(target as Element);
    if (found) setLink(found);
  };
  const close = useCallback(() => setLink(undefined), []);
  return (
    <article
      onPointerOver={({ pointerType, target }) => {
        // A tap follows the link. On a touch screen, a sample's list of names shows the cards.
        if (pointerType === 'mouse') show(target);
      }}
      onFocus={({ target }) => show(target)}
    >
      {children}
      {link && value && <value.default link={link} onClose={close} />}
    </article>
  );
}

/** @returns the link of a name at an element: in a sample, or code in the text */
function nameAt(element: Element): HTMLAnchorElement | undefined {
  const link = element.closest<HTMLAnchorElement>(names);
  const isName =
    link?.closest('pre') ?? link?.firstElementChild?.matches('code');
  return link && isName ? link : undefined;
}
