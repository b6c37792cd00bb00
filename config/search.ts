import type { UserThemeConfig } from '@docusaurus/theme-search-algolia';
import { searchAnalytics } from './search-constants';

/** Access to a hosted index, as a reader's browser needs it. */
export interface AlgoliaCredentials {
  appId: string;
  searchApiKey: string;
  indexName: string;
}

const credentialVariables = {
  appId: 'ALGOLIA_APP_ID',
  searchApiKey: 'ALGOLIA_SEARCH_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/** Variable of the key that can write to the hosted index. Only `npm run search:push` reads it. */
export const adminKeyVariable = 'ALGOLIA_ADMIN_API_KEY';

/**
 * @param environment usually `process.env`
 * @returns the hosted index, or `undefined` if no credentials are set
 * @throws Error that names the missing credentials if only a part is set
 */
export function algoliaCredentials(
  environment: Readonly<Record<string, string | undefined>>,
): AlgoliaCredentials | undefined {
  const variables = Object.values(credentialVariables);
  const missing = variables.filter((name) => !environment[name]?.trim());
  if (missing.length === variables.length) return undefined;
  if (missing.length > 0) {
    const present = variables.filter((name) => !missing.includes(name));
    throw new Error(
      `Search has half a set of Algolia credentials: ${present.join(' and ')} set, ` +
        `${missing.join(' and ')} missing. Set all of ${variables.join(', ')} ` +
        'to search a hosted index, or none to ship the embedded one.',
    );
  }
  const valueOf = (name: string) => environment[name]!.trim();
  return {
    appId: valueOf(credentialVariables.appId),
    searchApiKey: valueOf(credentialVariables.searchApiKey),
    indexName: valueOf(credentialVariables.indexName),
  };
}

/** The hosted index of this build; `undefined` if the site uses only its own index. */
export const hostedIndex = algoliaCredentials(process.env);

/** @returns the hosts of an Algolia application. The client tries them one after the other. */
export function algoliaOrigins(appId: string): string[] {
  return [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    `${appId}-1.algolianet.com`,
    `${appId}-2.algolianet.com`,
    `${appId}-3.algolianet.com`,
  ].map((host) => `https://${host.toLowerCase()}`);
}

/** Options of the modal and of the search page. */
export const algolia = {
  // The theme requires all three. Without a hosted index only the name is used, as a key of stored searches.
  appId: hostedIndex?.appId ?? 'embedded',
  apiKey: hostedIndex?.searchApiKey ?? 'embedded',
  indexName: hostedIndex?.indexName ?? 'embedded',
  contextualSearch: true,
  searchPagePath: 'search',
  replaceSearchResultPathname: { from: '/docs/', to: '/' },
  insights: searchAnalytics,
} satisfies UserThemeConfig['algolia'];
