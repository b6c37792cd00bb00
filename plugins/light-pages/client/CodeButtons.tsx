import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import {
  CodeBlockContextProvider,
  type CodeBlockMetadata,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';

interface Props {
  content: RefObject<HTMLElement | null>;
}

/** The theme's buttons on the code blocks of content that is not hydrated, as blocks come into view. */
export default function CodeButtons({ content }: Props): ReactNode {
  const [seen, setSeen] = useState<readonly HTMLPreElement[]>([]);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const blocks = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .map(({ target }) => target as HTMLPreElement);
      if (blocks.length === 0) return;
      blocks.forEach((block) => observer.unobserve(block));
      setSeen((before) => [...before, ...blocks]);
    });
    content.current
      ?.querySelectorAll('.theme-code-block pre')
      .forEach((block) => observer.observe(block));
    return () => observer.disconnect();
  }, [content]);

  return seen.map((block, index) =>
    createPortal(<BlockButtons block={block} />, block.parentElement!, index),
  );
}

function BlockButtons({ block }: { block: HTMLPreElement }): ReactNode {
  const wordWrap = useCodeWordWrap();
  useImperativeHandle(wordWrap.codeBlockRef, () => block, [block]);
  // The buttons read no more of it.
  const metadata = useMemo(
    () => ({ code: codeOf(block) }) as CodeBlockMetadata,
    [block],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Buttons />
    </CodeBlockContextProvider>
  );
}

/** The code as it was written: one element a line, and line numbers are not text. */
function codeOf(block: HTMLPreElement): string {
  return Array.from(
    block.querySelectorAll('.token-line'),
    (line) => line.textContent,
  ).join('\n');
}
