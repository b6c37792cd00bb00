/** Every outside address that the site's own furniture links to. */
export const addresses = {
  docsRepository: 'https://github.com/o1-labs/o1js-documentation-site',
  libraryRepository: 'https://github.com/o1-labs/o1js',
  socialNetwork: 'https://x.com/o1_labs',
  chat: 'https://discord.gg/minaprotocol',
} as const;
