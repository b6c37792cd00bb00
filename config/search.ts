import type { UserThemeConfig } from '@docusaurus/theme-search-algolia';
import { searchAnalytics, searchFailure } from '@o1js-docs/search/constants';

const variables = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
];

/** Variable of the key that can write to the hosted index. Only `npm run search:push` reads it. */
export const adminKeyVariable = 'ALGOLIA_ADMIN_API_KEY';

/**
 * @param environment usually `process.env`
 * @returns access to the hosted index, as a reader's browser needs it, or `undefined` if no credentials are set
 * @throws Error that names the missing credentials if only a part is set
 */
export function algoliaCredentials(
  environment: Readonly<Record<string, string | undefined>>,
) {
  const values = variables.map((name) => environment[name]?.trim() ?? '');
  const missing = variables.filter((_, i) => !values[i]);
  if (missing.length === variables.length) return undefined;
  if (missing.length > 0)
    throw new Error(
      `Search has half a set of Algolia credentials: ${missing.join(' and ')} missing. ` +
        `Set all of ${variables.join(', ')} to search a hosted index, or none to ship the embedded one.`,
    );
  const [appId, searchApiKey, indexName] = values as [string, string, string];
  return { appId, searchApiKey, indexName };
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
  replaceSearchResultPathname: { from: '/docs/', to: '/' },
  insights: searchAnalytics,
} satisfies UserThemeConfig['algolia'];

/** What pages show if search can't load its scripts. The button asks for them again. */
export const searchFailureNotice =
  `<p role=alert><b>${searchFailure.title}</b><br>${searchFailure.help}</p>` +
  `<button class='button button--secondary'>${searchFailure.retry}</button>`;
