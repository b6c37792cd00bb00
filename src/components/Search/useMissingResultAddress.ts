import { useNewIssue } from '@site/src/components/useNewIssue';
import { useVersionBeingRead } from './versions';

/** @returns a function that returns the address of a new issue about a missing result. */
export function useMissingResultAddress(): (query: string) => string {
  const newIssue = useNewIssue();
  const { label } = useVersionBeingRead();
  return (query) =>
    newIssue({
      title: `Search finds nothing for "${query}"`,
      body: `Docs version: ${label}\nQuery: ${query}\n\nI expected to find: `,
    });
}
