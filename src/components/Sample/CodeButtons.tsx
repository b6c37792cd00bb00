import { type ReactNode, useEffect, useState } from 'react';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';

/** Milliseconds for which a copy is confirmed. */
const timeOfNotice = 1_000;

const size = { width: '1.125rem', height: '1.125rem', 'aria-hidden': true };

/** The place of the second entry. It isn't in the styles of all pages, because only this script shows it. */
const below = {
  position: 'absolute',
  zIndex: 1,
  top: '100%',
  right: 0,
  whiteSpace: 'nowrap',
} as const;

/** Copies code with the lines that the page hides, and on a second press only what is printed. The theme's button needs a context with all that the theme knows about a block. */
export function CopyButton({
  code,
  complete,
  hidden,
}: {
  code: string;
  complete: string;
  /** Number of hidden lines. */
  hidden: number;
}): ReactNode {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), timeOfNotice);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? IconSuccess : IconCopy;
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  const lines = hidden === 1 ? 'line' : 'lines';
  const title = hidden ? `Copy with ${hidden} hidden ${lines}` : 'Copy';
  return (
    <>
      {hidden > 0 && (
        <Button
          className="copy-printed"
          style={below}
          onClick={() => copy(code)}
        >
          Copy what is printed
        </Button>
      )}
      <Button
        title={title}
        aria-label={
          isCopied ? 'Copied' : hidden ? title : 'Copy code to clipboard'
        }
        onClick={() => copy(complete)}
      >
        <Icon {...size} />
        {hidden > 0 && <small>+{hidden}</small>}
      </Button>
    </>
  );
}

/** Wraps the lines of a block that is too wide for its place. */
export function WrapButton({
  pre,
  isWrapped,
  onPress,
}: {
  pre: HTMLPreElement;
  isWrapped: boolean;
  onPress: () => void;
}): ReactNode {
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      setTooWide(pre.scrollWidth > pre.clientWidth),
    );
    observer.observe(pre);
    return () => observer.disconnect();
  }, [pre]);
  if (!isTooWide && !isWrapped) return null;
  return (
    <Button title="Toggle word wrap" aria-pressed={isWrapped} onClick={onPress}>
      <IconWordWrap {...size} />
    </Button>
  );
}

/** Opens the list of the names in a block. */
export function NamesButton({
  isOpen,
  onPress,
}: {
  isOpen: boolean;
  onPress: () => void;
}): ReactNode {
  return (
    <Button
      title="Names in this sample"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="1.2rem" height="1.2rem" aria-hidden>
        <path
          fill="currentColor"
          d="M4 5h2v2H4zm4 0h12v2H8zM4 11h2v2H4zm4 0h12v2H8zm-4 6h2v2H4zm4 0h12v2H8z"
        />
      </svg>
    </Button>
  );
}
