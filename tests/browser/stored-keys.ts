import { readFileSync } from 'node:fs';

/** What Docusaurus adds to each key, so that sites of one origin do not share them. */
const { namespace } = JSON.parse(
  readFileSync('.docusaurus/site-storage.json', 'utf8'),
) as { namespace: string };

/** Keys of what the site stores in the reader's browser. */
export const storedKeys = {
  theme: `theme${namespace}`,
  docsVersion: `docs-preferred-version-default${namespace}`,
};
