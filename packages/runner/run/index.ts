// Lets readers run samples in the browser. See README.md.
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { playgroundPath, verifyPath } from '@o1js-docs/project/paths';
import { isolationFile, learnFolder, runFolder } from './paths';
import { releaseOfPage } from '@o1js-docs/samples/parse/pages';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { writeFiles, type GuidePage } from './write-files';

export { runSamplesRemark } from './remark';

const name = 'run-samples';

/** Requests for this plugin's files, below the base path. */
const ownRequest = new RegExp(
  `^/(?:(?:${runFolder}|${learnFolder})/|${isolationFile})`,
);

/** Writes the files for running samples in the browser. */
export default function runSamplesPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl, generatedFilesDir } = context;
  const pages = new Map<string, GuidePage[]>();
  const isStart = process.env.NODE_ENV === 'development';
  const served = path.join(generatedFilesDir, name, 'served');
  const write = (outDir: string) => writeFiles(outDir, pages, context);
  let isWritten = false;
  /** Writes the files before the first request after an edit, because most edits need none of them. */
  const writeFirst = (
    { url }: { url: string },
    _: unknown,
    next: () => void,
  ) => {
    if (!isWritten && ownRequest.test(url)) {
      isWritten = true;
      write(served);
    }
    next();
  };
  return {
    name,

    async contentLoaded({ actions }) {
      await actions.createData(
        'releases.json',
        JSON.stringify(
          releases.map(
            (release) => installedRelease(release, siteDir).o1jsVersion,
          ),
        ),
      );
      for (const [path, component] of [
        [playgroundPath, 'Playground/PlaygroundPage.tsx'],
        [verifyPath, 'Verify/VerifyPage.tsx'],
      ]) {
        actions.addRoute({
          path: `${baseUrl.replace(/\/$/, '')}${path}`,
          component: `@site/src/components/${component}`,
          exact: true,
        });
      }
    },

    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      for (const version of (docs as LoadedContent).loadedVersions) {
        const list = version.docs.map(({ source, permalink, title }) => ({
          file: pagePath(source.replace('@site', siteDir), siteDir),
          permalink,
          title,
        }));
        const guides = list.filter(({ file }) => releaseOfPage(file));
        pages.set(version.versionName, guides);
      }
      isWritten = false;
    },

    configureWebpack: () => {
      const devServer = {
        // webpack-merge appends this result to Docusaurus' own result, which is the same list.
        setupMiddlewares: (middlewares: unknown[]) => {
          middlewares.unshift({ name, path: baseUrl, middleware: writeFirst });
          return [];
        },
        static: [
          {
            directory: served,
            publicPath: baseUrl,
            // The course's folder is also the address of a page.
            serveIndex: false,
            staticOptions: { redirect: false },
          },
        ],
      };
      // Docusaurus' type of the bundler's configuration lacks `devServer`.
      return (isStart ? { devServer } : {}) as object;
    },

    postBuild: ({ outDir }) => write(outDir),
  };
}
