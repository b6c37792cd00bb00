import {
  type ButtonHTMLAttributes,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';

/** Milliseconds for which a copy is confirmed. */
const timeOfNotice = 1_000;

const size = { width: '1.125rem', height: '1.125rem', 'aria-hidden': true };

/** A button with an icon, whose title is its name. */
function IconButton(props: ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label={props.title}
      {...props}
    />
  );
}

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
    <IconButton
      title="Copy"
      aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
      onClick={() =>
        void navigator.clipboard.writeText(code).then(() => setCopied(true))
      }
    >
      <Icon {...size} />
    </IconButton>
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
    <IconButton
      title="Toggle word wrap"
      aria-pressed={isWrapped}
      onClick={onPress}
    >
      <IconWordWrap {...size} />
    </IconButton>
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
    <IconButton
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
    </IconButton>
  );
}
