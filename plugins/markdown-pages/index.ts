// Writes every page as Markdown next to its HTML, and lists of pages for language models. See README.md.
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { strToU8, zipSync } from 'fflate';
import { type Release, releases } from '../../config/releases';
import { installedRelease } from '../../config/installed-release';
import { guideText } from '../api-reference/guide-text';
import { fullText, listOfPages } from './llms-txt';
import { pagePath } from '../markdown/page-path';
import { markdownArchive, markdownPath } from '../../config/paths';
import { pagesOfVersion, type VersionOfPages } from './page';
import { writePage } from './write-page';

/** The same in each build, so that the file is. */
const archiveDay = '2025-01-01';

/** Writes the files into the build. `npm start` has none. */
export default function markdownPagesPlugin({
  siteDir,
  siteConfig: { url, baseUrl },
}: LoadContext): Plugin {
  let versions: VersionOfPages[] = [];
  return {
    name: 'markdown-pages',

    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      const own = Object.values(docs).flatMap((content) =>
        (content as LoadedContent).loadedVersions.map((version) =>
          pagesOfVersion(version, siteDir, url),
        ),
      );
      // A page of an older version may link to a page that only Current has.
      const addresses = new Map(
        own.flatMap((version) => [...version.addresses]),
      );
      versions = own.map((version) => ({ ...version, addresses }));
    },

    async postBuild({ outDir }) {
      const write = async (address: string, content: string | Buffer) => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      };
      for (const version of versions) {
        const { o1jsVersion: o1js } = installedRelease(
          releaseOf(version),
          siteDir,
        );
        const guides: string[] = [];
        const archive: Record<string, Uint8Array> = {};
        const release = releaseOf(version);
        const slotsOf = (file: string) => (name: string, of: string) =>
          guideText(
            { name, attributes: { of } },
            pagePath(file, siteDir),
            release,
            siteDir,
          ) ?? '';
        for (const page of version.pages) {
          const files = new Map<string, string>();
          const text = writePage(
            readFileSync(page.file, 'utf8'),
            page,
            version,
            o1js,
            page.isGenerated ? slotsOf(page.file) : undefined,
            (file, address) => files.set(new URL(address).pathname, file),
          );
          const address = markdownPath(page.permalink);
          await write(address, text);
          archive[address.slice(version.root.length)] = strToU8(text);
          // The bundler gives these files other names in the page's HTML.
          for (const [address, file] of files) {
            await write(decodeURI(address), await readFile(file));
          }
          if (!page.isGenerated) guides.push(text);
        }
        await write(
          version.root + markdownArchive,
          Buffer.from(zipSync(archive, { mtime: archiveDay })),
        );
        const list = listOfPages(version, o1js, url);
        await write(`${version.root}llms.txt`, list);
        await write(`${version.root}llms-full.txt`, fullText(guides, o1js));
      }
    },
  };
}

/** @throws Error if config/releases.ts lacks the version */
function releaseOf({ name }: VersionOfPages): Release {
  const release = releases.find(({ docsVersion }) => docsVersion === name);
  if (!release) throw new Error(`config/releases.ts has no ${name}.`);
  return release;
}
