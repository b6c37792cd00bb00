import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageLoader } from '../page-loader';

/** `npm start` shows an edit of a page's text without rendering the whole site again. See README.md. */
export default function hotPagesPlugin(context: LoadContext): Plugin {
  const name = 'hot-pages';
  if (process.env.NODE_ENV !== 'development') return { name };
  return {
    name,
    configureWebpack: pageLoader(
      context,
      'plugins/hot-pages/loader.cjs',
      'post',
    ),
  };
}
