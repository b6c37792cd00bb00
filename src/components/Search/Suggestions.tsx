import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { addresses } from '@o1js-docs/project/addresses';
import { useVersionBeingRead } from './versions';

interface Props {
  onChoose: (query: string) => void;
}

/** Queries of three kinds: words, a question, and types. */
const suggestions = [
  'smart contract',
  'why is my proof invalid',
  'UInt64 => Bool',
];

/** Offers other queries, the list of all errors, and people to ask. */
export default function Suggestions({ onChoose }: Props): ReactNode {
  const { path } = useVersionBeingRead();
  const errors = `${path.replace(/\/?$/, '/')}getting-started/common-errors`;
  return (
    <div>
      <p>Try searching for</p>
      <p>
        {suggestions.map((query) => (
          <button
            key={query}
            type="button"
            className="button button--secondary margin-right--sm margin-bottom--sm"
            onClick={() => onChoose(query)}
          >
            {query}
          </button>
        ))}
      </p>
      <p>
        Or look in the <Link to={errors}>list of all errors</Link>, or ask{' '}
        <Link to={addresses.chat}>the community</Link>.
      </p>
    </div>
  );
}
