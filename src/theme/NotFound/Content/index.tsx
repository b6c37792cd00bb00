import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useActiveVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { letterPairs, likeness } from '@o1js-docs/markdown/letterPairs';
import Heading from '@theme/Heading';
import { useVersionBeingRead } from '@site/src/components/Search/versions';
import { useSearchPageLink } from '@site/src/components/Search/useSearchPageLink';

/** Says that there is no page at the address, and offers the page that is meant, a search, and the start page. */
export default function NotFoundContent(): ReactNode {
  // One file answers every unknown address: only the browser knows which.
  const isBrowser = useIsBrowser();
  return (
    <main className="container margin-vert--xl">
      <div className="row">
        <div className="col col--6 col--offset-3">
          <PageMetadata title="Page not found" />
          <Heading as="h1">Page not found</Heading>
          <img
            src={useBaseUrl('/img/missing-row.svg')}
            alt=""
            width="580"
            height="72"
          />
          <p>
            Constraint not satisfied: a row of this circuit is missing, like the
            page.
          </p>
          {isBrowser && <Suggestions />}
          <p>
            <Link to={useVersionBeingRead().path}>
              Start of the documentation
            </Link>
          </p>
        </div>
      </div>
    </main>
  );
}

function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  const searchFor = useSearchPageLink();
  const current = useLatestVersion(undefined);
  const own = useActiveVersion(undefined) ?? current;
  const page = pathname.slice(own.path.length).replace(/^\/|\/$/g, '');
  const [nearest] = [...new Set([own, current])]
    .flatMap(({ path, docs }) => {
      const wanted = pairsOf(`${path}/${page}`.replace('//', '/'));
      return docs.map((doc) => ({
        to: doc.path,
        likeness: likeness(wanted, pairsOf(doc.path)),
      }));
    })
    .filter((each) => each.likeness > 0.8)
    .toSorted((a, b) => b.likeness - a.likeness);
  const words = page
    .replace(/.*\/|%..|[^\p{L}\d]+/gu, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return (
    <>
      {nearest && (
        <p>
          Did you mean <Link to={nearest.to}>{nearest.to}</Link>?
        </p>
      )}
      {words && (
        <p>
          <Link to={searchFor(words)}>Search for “{words}”</Link>
        </p>
      )}
    </>
  );
}

const pairsOf = (address: string) => letterPairs(address.toLowerCase());
