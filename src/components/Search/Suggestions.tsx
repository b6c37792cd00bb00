import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import { useVersionBeingRead } from './versions';

interface Props {
  onChoose: (query: string) => void;
}

/** A query without results is often a message with an odd spelling. The others show what search takes: words, and types. */
const suggestions = ['Common errors', 'smart contract', 'UInt64 => Bool'];

/** Offers other queries, the list of all errors, and people to ask. */
export default function Suggestions({ onChoose }: Props): ReactNode {
  const { path } = useVersionBeingRead();
  const { community } = useDocusaurusContext().siteConfig.customFields!;
  const errors = `${path.replace(/\/?$/, '/')}getting-started/common-errors`;
  return (
    <div>
      <p>Try searching for</p>
      <p>
        {suggestions.map((query) => (
          <Button
            key={query}
            className="margin-right--sm margin-bottom--sm"
            onClick={() => onChoose(query)}
          >
            {query}
          </Button>
        ))}
      </p>
      <p>
        Or look in the <Link to={errors}>list of all errors</Link>, or ask{' '}
        <Link to={community as string}>the community</Link>.
      </p>
    </div>
  );
}
