import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsFolder, releases } from '../../config/releases';

/** `npm start` shows an edit of a page's text without rendering the whole site again. See README.md. */
export default function hotPagesPlugin({ siteDir }: LoadContext): Plugin {
  const name = 'hot-pages';
  if (process.env.NODE_ENV !== 'development') return { name };
  const include = releases.map((release) =>
    path.join(siteDir, docsFolder(release)),
  );
  const loader = path.join(siteDir, 'plugins', name, 'loader.cjs');
  return {
    name,
    configureWebpack: () => ({
      module: {
        rules: [{ test: /\.mdx?$/, include, enforce: 'post', use: [loader] }],
      },
    }),
  };
}
