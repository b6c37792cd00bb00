import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useSearchPageLink } from '@site/src/components/Search/useSearchPageLink';

interface Props {
  query: string;
  /** How many results there are; `undefined` until they are counted. */
  count: number | undefined;
  onClick: () => void;
}

/** Leads from the modal's first results to all of them. */
export default function ResultsFooter({
  query,
  count,
  onClick,
}: Props): ReactNode {
  const linkTo = useSearchPageLink();
  if (count === undefined) return null;
  return (
    <Link to={linkTo(query)} onClick={onClick}>
      <Translate id="theme.SearchBar.seeAll" values={{ count }}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
