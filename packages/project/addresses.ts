import { setting, webAddress } from './environment';

/** The repository whose pages this site shows. A fork names itself: `REPOSITORY_URL`. */
const ownRepository = setting(
  'REPOSITORY_URL',
  'https://github.com/o1-labs/o1js-documentation-site',
);

/** Where a report about a page or a search begins. */
export const newIssue = `${webAddress('REPOSITORY_URL', ownRepository)}/issues/new`;

/** Outside addresses that the navbar, the footer and generated pages link to. */
export const addresses = {
  docsRepository: webAddress('REPOSITORY_URL', ownRepository),
  libraryRepository: 'https://github.com/o1-labs/o1js',
  socialNetwork: 'https://x.com/o1_labs',
  chat: 'https://discord.gg/minaprotocol',
} as const;
