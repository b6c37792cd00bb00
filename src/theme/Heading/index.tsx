import { Children, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

/** Docusaurus' heading, whose link does not say its name twice: a page of the reference has a hundred. */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // The page's own heading is not in the table of contents.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: textOf(props.children) || id },
  );
  return (
    <As
      {...props}
      className={clsx('anchor', anchorTargetClassName, props.className)}
      id={id}
    >
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={label}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}

/** @returns the text of a heading that can have code and links in it */
function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : typeof child === 'string'
          ? child
          : '',
    )
    .join('');
}
