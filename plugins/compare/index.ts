// The page that compares two releases, with its data in files that a browser loads when they are wanted. See README.md.
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { comparePath } from '../../config/paths';
import { buildData } from './build-data';
import { buildTypes } from './build-types';

/** Adds `/compare`, and writes what it reads. */
export default function comparePlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  return {
    name: 'compare',
    getPathsToWatch: () => [path.join(siteDir, 'changelog', '*')],
    async contentLoaded({ actions }) {
      const data = buildData(siteDir);
      const { releases } = data;
      actions.setGlobalData({ newest: releases.at(-1) });
      for (const [file, content] of Object.entries({
        releases: { releases, documented: Object.keys(data.documented) },
        data,
        types: buildTypes(siteDir),
      })) {
        await actions.createData(`${file}.json`, JSON.stringify(content));
      }
      actions.addRoute({
        path: `${baseUrl.replace(/\/$/, '')}${comparePath}`,
        component: '@site/src/components/Compare/ComparePage.tsx',
        exact: true,
      });
    },
  };
}
