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

/** The key that may write to the hosted index. Only `npm run search:push` reads it. */
export const adminKeyVariable = 'ALGOLIA_ADMIN_API_KEY';

/**
 * @param environment usually `process.env`
 * @returns the hosted index to search, or `undefined` when none is named
 * @throws Error when only a part of the credentials is set; it names the rest
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

/** The hosted index of this build; `undefined` means that the embedded index serves. */
export const hostedIndex = algoliaCredentials(process.env);

/** @returns the hosts that Algolia's client asks for an application, the others when the first do not answer. */
export function algoliaOrigins(appId: string): string[] {
  return [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    `${appId}-1.algolianet.com`,
    `${appId}-2.algolianet.com`,
    `${appId}-3.algolianet.com`,
  ].map((host) => `https://${host.toLowerCase()}`);
}

/** Options of the modal and of the search page, under the theme's names. */
export const algolia = {
  // The theme demands all three; the embedded index uses only the name, as a key of stored searches.
  appId: hostedIndex?.appId ?? 'embedded',
  apiKey: hostedIndex?.searchApiKey ?? 'embedded',
  indexName: hostedIndex?.indexName ?? 'embedded',
  contextualSearch: true,
  searchPagePath: 'search',
  replaceSearchResultPathname: { from: '/docs/', to: '/' },
  insights: searchAnalytics,
} satisfies UserThemeConfig['algolia'];
