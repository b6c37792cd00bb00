import { addresses } from '../../config/addresses';

/** How `npm run test:links` checks the links that leave the site. */
export const externalLinks = {
  /** Beginnings of addresses that turn away whoever is not signed in. Look at these by hand. */
  notAsked: [
    addresses.chat,
    addresses.socialNetwork,
    `${addresses.docsRepository}/edit/`,
  ],
  /** How often an address is asked for before it counts as dead. */
  attempts: 3,
  /** Milliseconds to wait for one answer. */
  timeout: 20_000,
  /** Requests under way at once. */
  atOnce: 8,
};
