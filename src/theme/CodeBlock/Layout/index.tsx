import { type ReactNode, useContext } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type { Props } from '@theme/CodeBlock/Layout';
import { islands } from '@theme/Islands';
import viewerStyles from '@generated/page-styles/default/viewers.json';
import { BlockData } from '../blockData';

/** A code block: its head with its file or language and its check, and an island with the code and its buttons. */
export default function CodeBlockLayout({ className }: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  const { check, checked, lens, line, nodeOnly, proves } =
    useContext(BlockData);
  return (
    // Reader modes take a div with many links, such as the names in code, for navigation, and drop it.
    <Container
      as={'section' as 'div'}
      className={clsx(className, metadata.className)}
    >
      {metadata.title && (
        <div className="code-head">
          <span>{metadata.title}</span>
          {checked && (
            <Link
              className={`checked checked-${check}`}
              to="/getting-started/how-these-pages-are-checked"
            >
              {checked}
              {nodeOnly && ` · Node only: ${nodeOnly}`}
            </Link>
          )}
          {/* Only pages with a switch need them. */}
          {lens === '0' && (
            <style dangerouslySetInnerHTML={{ __html: viewerStyles }} />
          )}
          {lens && <islands.Viewers number={Number(lens)} />}
        </div>
      )}
      <islands.Sample
        line={Number(line) || undefined}
        proves={proves ? true : undefined}
      >
        <Content />
      </islands.Sample>
    </Container>
  );
}
