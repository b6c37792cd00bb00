import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import recorded from '@generated/compare/default/releases.json';

interface Pair {
  from: string;
  to: string;
}

const { releases, documented } = recorded;

/** From the oldest documented release to the newest release. */
const proposed: Pair = {
  from: documented.at(-1) ?? releases[0]!,
  to: releases.at(-1)!,
};

/** The pair that the address names. */
export interface AddressedPair extends Pair {
  /** False if the address names no release, so that the pair is only proposed. */
  isChosen: boolean;
  choose: (pair: Pair) => void;
}

/** @returns the pair of the address; a release that it doesn't name is proposed */
export function usePair(): AddressedPair {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const query = new URLSearchParams(isBrowser ? search : '');
  const [from, to] = [query.get('from'), query.get('to')];
  return {
    from: from ?? proposed.from,
    to: to ?? proposed.to,
    isChosen: from !== null || to !== null,
    choose: (pair) => {
      const next = new URLSearchParams({ from: pair.from, to: pair.to });
      history.replace(`${pathname}?${next}${hash}`);
    },
  };
}
