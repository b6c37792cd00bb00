// Writes every page as Markdown next to its HTML, and lists of pages for language models. See README.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { strToU8, zipSync } from 'fflate';
import { releases } from '@o1js-docs/project/releases';
import { installedRelease } from '@o1js-docs/project/installed-release';
import {
  listOfGuides,
  listOfReference,
  listPath,
  referenceListPath,
} from './llms-txt';
import { markdownArchive, markdownPath } from '@o1js-docs/project/paths';
import { writeFile } from '@o1js-docs/project/write-file';
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
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      versions = (docs as LoadedContent).loadedVersions.map(pagesOfVersion);
    },

    // It waits for nothing, because another plugin writes the pages at the same time.
    postBuild({ outDir }) {
      const fileOf = (address: string) =>
        path.join(outDir, address.slice(baseUrl.length));
      const write = (address: string, content: string | Uint8Array) =>
        writeFile(fileOf(address), content);
      for (const version of versions) {
        // The docs plugin loads the versions of our releases only.
        const release = releases.find((r) => r.docsVersion === version.name)!;
        const { o1jsVersion: o1js } = installedRelease(release, siteDir);
        const guides = new Map<string, string>();
        const archive: Record<string, Uint8Array> = {};
        for (const { id, permalink, isGenerated } of version.pages) {
          const html = readFileSync(
            path.join(fileOf(permalink), 'index.html'),
            'utf8',
          );
          const text = writePage(html, url + permalink, version, o1js);
          const file = markdownPath(permalink);
          for (const [part, content] of splitPage(text, url + file)) {
            write(new URL(part).pathname, content);
          }
          archive[file.slice(version.root.length)] = strToU8(text);
          if (!isGenerated) guides.set(id, text);
        }
        const others = versions
          .filter(({ name }) => name !== version.name)
          .map(({ name, root }): [string, string] => [
            `Guides of ${name === 'current' ? 'the newest release' : `o1js ${name}`}`,
            listPath(root),
          ]);
        const list = listOfGuides(version, o1js, url, others);
        write(listPath(version.root), list);
        const reference = listOfReference(version, o1js, url);
        write(referenceListPath(version.root), reference);
        const title = `<!-- The guides of o1js ${o1js} -->`;
        const full = [title, ...guides.values()].join('\n\n');
        write(`${version.root}llms-full.txt`, full);
        const zip = zipSync(archive, { mtime: archiveDay });
        write(version.root + markdownArchive, zip);
        if (!guides.has(skillPage)) continue;
        const skill = writeSkill(readFileSync(skillTemplate, 'utf8'), guides, {
          release: o1js,
          root: url + version.root,
          lists: others
            .map(([name, to]) => `[${name}](${url}${to})`)
            .join(', '),
        });
        for (const [file, content] of skill) {
          write(`${baseUrl}${skillFolder}/${file}`, content);
        }
      }
    },
  };
}
