import type { ReactNode } from 'react';
import PlaygroundLink from '@site/src/components/Playground/PlaygroundLink';

interface Props {
  /** The release and the line of the page's first program, which packages/runner/run writes into the page. */
  o1js?: string;
  line?: string;
  children: ReactNode;
}

/** Opens the page's first program in the playground, where it starts at once. */
export default function ProveHere({
  o1js = '',
  line,
  children,
}: Props): ReactNode {
  return (
    <PlaygroundLink
      {...{ o1js, line }}
      runs
      className="button button--primary button--lg"
    >
      {children}
    </PlaygroundLink>
  );
}
