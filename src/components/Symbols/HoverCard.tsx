import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Card } from '@o1js-docs/api-docs/symbols/card';
import { cardsOf } from './cards';
import SymbolCard from './SymbolCard';
import styles from './styles.module.css';

interface Props {
  link: HTMLAnchorElement;
  onClose: () => void;
}

/** Milliseconds until a card opens under the pointer, and until it closes after the pointer has left. */
const delays = { open: 120, close: 250 };

/** Pixels between a card and its link. */
const gap = 6;

/**
 * The card of a link that the pointer or the focus is on. It stays while either is on
 * the link or on the card, and closes with Escape (WCAG 1.4.13).
 */
export default function HoverCard({ link, onClose }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<{ link: Element; card: Card }>();
  const card = shown?.link === link ? shown.card : undefined;

  const stay = () => clearTimeout(closing.current);
  const leave = () => {
    stay();
    closing.current = setTimeout(onClose, delays.close);
  };

  useEffect(() => {
    stay();
    const end = new AbortController();
    const { signal } = end;
    const opening = setTimeout(() => {
      cardsOf(link).then(
        ([found]) => {
          if (found && !signal.aborted) setShown({ link, card: found });
        },
        () => undefined,
      );
    }, delays.open);
    link.addEventListener('pointerenter', stay, { signal });
    link.addEventListener('pointerleave', leave, { signal });
    link.addEventListener('blur', leave, { signal });
    // A click may open another page.
    document.addEventListener('click', onClose, { signal });
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', escape, { signal });
    return () => {
      clearTimeout(opening);
      stay();
      end.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `leave` only closes
  }, [link, onClose]);

  useLayoutEffect(() => {
    if (!card || !box.current) return;
    const at = link.getBoundingClientRect();
    const size = box.current.getBoundingClientRect();
    const isBelow = at.bottom + gap + size.height <= window.innerHeight;
    const top = isBelow ? at.bottom + gap : at.top - gap - size.height;
    const most = document.documentElement.clientWidth - size.width - gap;
    const left = Math.min(at.left, most);
    const { style } = box.current;
    style.top = `${window.scrollY + Math.max(gap, top)}px`;
    style.left = `${window.scrollX + Math.max(gap, left)}px`;
  }, [card, link]);

  return (
    card &&
    createPortal(
      <div
        ref={box}
        className={styles.hover}
        onPointerEnter={stay}
        onPointerLeave={leave}
      >
        <SymbolCard {...card} address={link.href} />
      </div>,
      document.body,
    )
  );
}
