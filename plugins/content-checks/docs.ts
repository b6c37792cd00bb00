import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docsFolder, type Release } from '../../config/releases';
import { pagesOf } from '../code-samples/parse/pages';

/** A guide as Docusaurus lists it. */
export interface Doc {
  /** Name in sidebars, e.g. `basic-types/field`. */
  id: string;
  /** Address below the root of the docs version; empty for its start page. */
  path: string;
}

/**
 * Lists the guides of a release, without parts such as `_part.mdx`. Reads the
 * front matter as text, because it may not parse yet.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function readDocs(release: Release, siteFolder: string): Doc[] {
  return pagesOf(release, siteFolder)
    .filter((page) => !path.basename(page).startsWith('_'))
    .map((page) => {
      const text = readFileSync(path.join(siteFolder, page), 'utf8');
      const [frontMatter = ''] = /^---\n[^]*?\n---/.exec(text) ?? [];
      const id = docId(page, release, valueOf(frontMatter, 'id'));
      return { id, path: pathOf(id, valueOf(frontMatter, 'slug')) };
    });
}

/**
 * @param page path relative to the site's root
 * @param ownId `id` of the front matter, which replaces the file's name
 * @returns the page's name in sidebars
 */
export function docId(page: string, release: Release, ownId?: string): string {
  const id = page.slice(docsFolder(release).length + 1).replace(/\.mdx?$/, '');
  return ownId ? id.replace(/[^/]*$/, ownId) : id;
}

function valueOf(frontMatter: string, key: string): string | undefined {
  const entry = new RegExp(`^${key}:\\s*['"]?([^\\s'"]+)`, 'm');
  return entry.exec(frontMatter)?.[1];
}

function pathOf(id: string, slug: string | undefined): string {
  if (!slug) return id.replace(/(?:^|\/)index$/, '');
  const folder = slug.startsWith('/') ? '' : path.posix.dirname(id);
  return path.posix.join('/', folder, slug).slice(1);
}
