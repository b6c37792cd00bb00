import { type ReactNode, useContext } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type { Props } from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import PlaygroundLink from '@site/src/components/Playground/PlaygroundLink';
import { islands } from '@site/src/islands';
import { CheckOfBlock } from '../checkOfBlock';

/** A code block: its head, and an island with the code and its buttons. */
export default function CodeBlockLayout({ className }: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  const { line, o1js } = useContext(CheckOfBlock);
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      {metadata.title && (
        <div className="code-head">
          <Title>{metadata.title}</Title>
          {o1js && (
            <PlaygroundLink {...{ o1js, line }} runs className="code-proof">
              Prove in playground ↗
            </PlaygroundLink>
          )}
        </div>
      )}
      <islands.Sample line={o1js ? undefined : Number(line) || undefined}>
        <Content />
      </islands.Sample>
    </Container>
  );
}
