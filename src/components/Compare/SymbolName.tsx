import type { ReactNode } from 'react';
import type { CompareData } from '@site/src/compare/data';

interface Props {
  name: string;
  data: CompareData;
  from: string;
  to: string;
}

/** A symbol, with links to its page in each of the two releases that is documented and has it. */
export default function SymbolName({ name, data, from, to }: Props): ReactNode {
  const pages = [from, to].flatMap((release) => {
    const documented = data.documented[release];
    const place = documented?.places[name];
    return documented && place
      ? [{ release, address: `${documented.root}api-reference/${place}` }]
      : [];
  });
  return (
    <>
      <code>{name}</code>
      {pages.map(({ release, address }) => (
        <span key={release}>
          {' '}
          <a href={address} aria-label={`${name} in ${release}`}>
            {release}
          </a>
        </span>
      ))}
    </>
  );
}
