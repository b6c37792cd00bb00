import { createRoot, type Root } from 'react-dom/client';
import { cardsOf } from './cards';
import SymbolCard from './SymbolCard';
import styles from './styles.module.css';

/** Milliseconds until a card opens under the pointer, and until it closes after the pointer has left. */
const delays = { open: 120, close: 250 };

/** Pixels between a card and its link. */
const gap = 6;

let box: HTMLElement | undefined;
let root: Root | undefined;
let shown: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Opens the card of a link that the pointer or the focus is on. It stays while
 * either is on the link or on the card, and closes with Escape (WCAG 1.4.13).
 */
export function hover(link: HTMLAnchorElement): void {
  clearTimeout(timer);
  if (link === shown) return;
  const leave = (): void => {
    clearTimeout(timer);
    timer = setTimeout(close, delays.close);
  };
  link.addEventListener('pointerleave', leave, { once: true });
  link.addEventListener('blur', leave, { once: true });
  timer = setTimeout(() => void open(link), delays.open);
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const opened = timer;
  const cards = await cardsOf(link).catch(() => []);
  // The reader has moved on.
  if (timer !== opened || !link.isConnected) return;
  close();
  const [card] = cards;
  if (!card) return;
  shown = link;
  box ??= makeBox();
  root ??= createRoot(box);
  root.render(<SymbolCard {...card} address={link.href} />);
  // The size is known only after React has drawn the card.
  new ResizeObserver((_, observer) => {
    if (shown !== link) observer.disconnect();
    else place(link);
  }).observe(box);
}

function makeBox(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles.hover!;
  element.addEventListener('pointerenter', () => clearTimeout(timer));
  element.addEventListener('pointerleave', () => {
    timer = setTimeout(close, delays.close);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  // A click may open another page.
  document.addEventListener('click', () => close());
  document.body.append(element);
  return element;
}

function place(link: HTMLAnchorElement): void {
  if (!box) return;
  const at = link.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const isBelow = at.bottom + gap + size.height <= window.innerHeight;
  const top = isBelow ? at.bottom + gap : at.top - gap - size.height;
  const most = document.documentElement.clientWidth - size.width - gap;
  box.style.top = `${window.scrollY + Math.max(gap, top)}px`;
  box.style.left = `${window.scrollX + Math.max(gap, Math.min(at.left, most))}px`;
  box.style.visibility = 'visible';
}

function close(): void {
  shown = undefined;
  if (box) box.style.visibility = 'hidden';
}
