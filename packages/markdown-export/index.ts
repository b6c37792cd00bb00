// Writes every page as Markdown next to its HTML, and lists of pages for language models. See README.md.
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { strToU8, zipSync } from 'fflate';
import { type Release, releases } from '@o1js-docs/project/releases';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { guideText } from '@o1js-docs/api-docs/reference/guide-text';
import {
  fullText,
  listOfGuides,
  listOfReference,
  listPath,
  referenceListPath,
} from './llms-txt';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { markdownArchive, markdownPath } from '@o1js-docs/project/paths';
import { pagesOfVersion, type VersionOfPages } from './page';
import { skillFolder, skillPage, writeSkill } from './skill';
import { splitPage, writePage } from './write-page';

const skillTemplate = path.join(__dirname, 'SKILL.template.md');

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
        const release = releaseOf(version);
        const { o1jsVersion: o1js } = installedRelease(release, siteDir);
        const guides = new Map<string, string>();
        const archive: Record<string, Uint8Array> = {};
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
          const address = new URL(markdownPath(page.permalink), url).href;
          for (const [part, content] of splitPage(text, address)) {
            await write(new URL(part).pathname, content);
          }
          archive[new URL(address).pathname.slice(version.root.length)] =
            strToU8(text);
          // The bundler gives these files other names in the page's HTML.
          for (const [address, file] of files) {
            await write(decodeURI(address), await readFile(file));
          }
          if (!page.isGenerated) guides.set(page.id, text);
        }
        const others = versions
          .filter(({ name }) => name !== version.name)
          .map(({ name, root }): [string, string] => [
            `Guides of ${nameOf(name)}`,
            listPath(root),
          ]);
        const list = listOfGuides(version, o1js, url, others);
        await write(listPath(version.root), list);
        const reference = listOfReference(version, o1js, url);
        await write(referenceListPath(version.root), reference);
        const full = fullText([...guides.values()], o1js);
        await write(`${version.root}llms-full.txt`, full);
        await write(
          version.root + markdownArchive,
          Buffer.from(zipSync(archive, { mtime: archiveDay })),
        );
        if (!guides.has(skillPage)) continue;
        const skill = writeSkill(readFileSync(skillTemplate, 'utf8'), guides, {
          release: o1js,
          root: url + version.root,
          lists: others
            .map(([name, to]) => `[${name}](${url}${to})`)
            .join(', '),
        });
        for (const [file, content] of skill) {
          await write(`${baseUrl}${skillFolder}/${file}`, content);
        }
      }
    },
  };
}

/** @returns the name of a docs version in lists */
function nameOf(version: string): string {
  return version === 'current' ? 'the newest release' : `o1js ${version}`;
}

/** @throws Error if packages/project/releases.ts lacks the version */
function releaseOf({ name }: VersionOfPages): Release {
  const release = releases.find(({ docsVersion }) => docsVersion === name);
  if (!release) throw new Error(`packages/project/releases.ts has no ${name}.`);
  return release;
}
