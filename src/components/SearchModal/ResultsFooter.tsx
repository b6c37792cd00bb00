import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useSearchPageLink } from '@site/src/components/Search/useSearchPageLink';
import ModalLink from './ModalLink';

interface Props {
  query: string;
  /** Number of all results; `undefined` until it is known. */
  count: number | undefined;
  onGo: (path: string) => void;
}

/** The link from the modal to all results. */
export default function ResultsFooter({
  query,
  count,
  onGo,
}: Props): ReactNode {
  const linkTo = useSearchPageLink();
  if (count === undefined) return null;
  return (
    <ModalLink to={linkTo(query)} onGo={onGo}>
      <Translate id="theme.SearchBar.seeAll" values={{ count }}>
        {'See all {count} results'}
      </Translate>
    </ModalLink>
  );
}
