import { usePluginData } from '@docusaurus/useGlobalData';
import { useVersionBeingRead } from './versions';

/** @returns a function that gives the address where a missing result is reported, with the report begun. */
export function useMissingResultAddress(): (query: string) => string {
  const { missingResultAddress } = usePluginData('search') as {
    missingResultAddress: string;
  };
  const version = useVersionBeingRead();
  return (query) => {
    const parameters = new URLSearchParams({
      title: `Search finds nothing for "${query}"`,
      body: `Docs version: ${version.label}\nQuery: ${query}\n\nI expected to find: `,
    });
    return `${missingResultAddress}?${parameters.toString()}`;
  };
}
