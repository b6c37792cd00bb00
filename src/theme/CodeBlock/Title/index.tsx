import { type ReactNode, useContext } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/CodeBlock/Title';
import { CheckOfBlock } from '../checkOfBlock';

/** The head of a block: its file or language, and its check. */
export default function CodeBlockTitle({ children }: Props): ReactNode {
  const { check, checked, nodeOnly } = useContext(CheckOfBlock);
  return (
    <>
      <span>{children}</span>
      {checked && (
        <Link
          className={`checked checked-${check}`}
          to="/getting-started/how-these-pages-are-checked"
        >
          {checked}
          {nodeOnly && ' · Node only'}
        </Link>
      )}
    </>
  );
}
