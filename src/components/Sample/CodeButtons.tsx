import { type ReactNode, useEffect, useState } from 'react';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';

/** Milliseconds for which a copy is confirmed. */
const timeOfNotice = 1_000;

const size = { width: '1.125rem', height: '1.125rem', 'aria-hidden': true };

/** Copies code. The theme's button needs a context with all that the theme knows about a block. */
export function CopyButton({ code }: { code: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), timeOfNotice);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? IconSuccess : IconCopy;
  return (
    <button
      type="button"
      className="clean-btn"
      title="Copy"
      aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
      onClick={() =>
        void navigator.clipboard.writeText(code).then(() => setCopied(true))
      }
    >
      <Icon {...size} />
    </button>
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
  const label = 'Toggle word wrap';
  return (
    <button
      type="button"
      className="clean-btn"
      title={label}
      aria-label={label}
      aria-pressed={isWrapped}
      onClick={onPress}
    >
      <IconWordWrap {...size} />
    </button>
  );
}
