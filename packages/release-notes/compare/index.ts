// The page that compares two releases. A browser loads its data when the reader chooses two. See README.md.
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { compareFile, comparePath } from '@o1js-docs/project/paths';
import { writeFile } from '@o1js-docs/project/write-file';
import { buildData } from './build-data';

/** Adds the route `/compare`, and writes the page's data. */
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
      })) {
        await actions.createData(`${file}.json`, JSON.stringify(content));
      }
      actions.addRoute({
        path: `${baseUrl.replace(/\/$/, '')}${comparePath}`,
        component: '@site/src/components/Compare/ComparePage.tsx',
        exact: true,
      });
    },
    // The bundler gives the page's copy another name at each change.
    postBuild({ outDir }) {
      const data = JSON.stringify(buildData(siteDir));
      writeFile(path.join(outDir, compareFile), data);
    },
  };
}
