import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { blockAddress } from '@site/src/components/Run/address';

interface Props {
  o1js: string;
  line: string | undefined;
  className: string;
  children: ReactNode;
}

/** Opens the program of a guide's page, up to a block, in the playground. */
export default function PlaygroundLink({
  o1js,
  line,
  ...props
}: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const route = useDoc()
    .metadata.permalink.slice(baseUrl.length)
    .replace(/\/$/, '');
  return (
    <a {...props} href={blockAddress({ o1js, route, line: Number(line) })} />
  );
}
