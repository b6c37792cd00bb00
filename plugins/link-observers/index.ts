import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { linkModule } from './link-module';

/** A link that is drawn again leaves no observer behind. See README.md. */
export default function linkObserversPlugin({ siteDir }: LoadContext): Plugin {
  const name = 'link-observers';
  const use = [path.join(siteDir, 'plugins', name, 'loader.cjs')];
  return {
    name,
    configureWebpack: () => ({
      module: { rules: [{ include: linkModule, enforce: 'pre', use }] },
    }),
  };
}
