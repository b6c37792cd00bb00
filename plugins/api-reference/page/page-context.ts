import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { docsFolder, type Release } from '../../../config/releases';
import { addressOf } from '../../symbols/address';
import type { GuideSection } from '../../symbols/guides/guide-uses';
import { readTable } from '../../symbols/table/read-table';
import { metadataOfPage, type MetadataById } from './metadata';
import type { Section } from './sections';
import { linkedTypes } from './types';

/** The inputs of the layout that are not on the page. */
export interface PageContext {
  metadata: MetadataById;
  /** The address of a type's page, by its name in a signature. */
  addressOfType: (name: string) => string | undefined;
  /** A section of a guide, from this page. */
  urlOf: (section: GuideSection) => string;
  /** Other pages whose subject has the same name, by its kind. */
  also: readonly { kind: string; url: string }[];
}

/** Folders of the reference -> the kind of their pages. */
const kindsByFolder: Readonly<Record<string, string>> = {
  classes: 'class',
  functions: 'function',
  interfaces: 'interface',
  'type-aliases': 'type',
  variables: 'variable',
};

/** For a page without metadata, as in a site whose reference has no table. */
export const noContext: PageContext = {
  metadata: new Map(),
  addressOfType: () => undefined,
  urlOf: ({ page }) => page,
  also: [],
};

/**
 * @param page path relative to `siteFolder`
 * @param section the page, as TypeDoc wrote it; its links say which of several types a name means
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function contextOfPage(
  page: string,
  section: Section,
  release: Release,
  siteFolder: string,
): PageContext {
  const table = readTable(release, siteFolder);
  const folder = folderOf(page, release);
  const own = linkedTypes(section);
  return {
    metadata: metadataOfPage(page, release, siteFolder),
    addressOfType(name) {
      const linked = own.get(name);
      if (linked !== undefined) {
        const [file, anchor] = path.posix.join(folder, linked).split('#');
        return addressOf({ page: file, anchor }, release);
      }
      const symbol = table?.byId.get(name);
      return symbol && addressOf(symbol, release);
    },
    urlOf: urlOfSection(page, release),
    also: alsoNamed(path.join(siteFolder, page)),
  };
}

/**
 * @param page of the reference, relative to the site's folder
 * @returns a function that gives the address of a section of a guide, relative to the page
 */
export function urlOfSection(
  page: string,
  release: Release,
): PageContext['urlOf'] {
  const folder = folderOf(page, release);
  return ({ page: guide, heading }) =>
    `${path.posix.relative(folder, guide)}${heading ? `#${heading.anchor}` : ''}`;
}

/** The page's folder, relative to the release's docs. */
function folderOf(page: string, release: Release): string {
  return path.posix.dirname(path.posix.relative(docsFolder(release), page));
}

/** `State` is a function and, at `State-1`, a type. */
function alsoNamed(file: string): PageContext['also'] {
  const folder = path.dirname(file);
  const name = path.basename(file).replace(/(-1)?\.md$/, '');
  return Object.entries(kindsByFolder).flatMap(([other, kind]) => {
    if (other === path.basename(folder)) return [];
    const found = [`${name}.md`, `${name}-1.md`].find((each) =>
      // Some file systems treat `state` and `State` as one name.
      names(path.join(folder, '..', other)).includes(each),
    );
    return found ? [{ kind, url: `../${other}/${found}` }] : [];
  });
}

function names(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
