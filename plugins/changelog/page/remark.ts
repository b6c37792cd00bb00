import path from 'node:path';
import type { InlineCode, Link, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { docsFolder, releases } from '../../../config/releases';
import { pageFile } from '../write-pages';
import { apiPages } from './api-pages';

/**
 * Links names in the changelog to their API pages, where the docs version has
 * one: `` `UInt8.and()` `` leads to the page of `UInt8`. Belongs in the docs
 * plugin's `beforeDefaultRemarkPlugins`.
 */
export function changelogRemark({
  siteFolder = process.cwd(),
}: { siteFolder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteFolder, file.path).split(path.sep).join('/');
    const release = releases.find(
      (each) => `${docsFolder(each)}/${pageFile}` === page,
    );
    if (!release) return;
    const pages = apiPages(path.join(siteFolder, docsFolder(release)));
    visit(tree, 'inlineCode', (node, index, parent) => {
      const target = pageOf(node.value, pages);
      if (!target || !parent || index === undefined) return;
      if (parent.type === 'link') return;
      (parent as Parents).children.splice(index, 1, linkTo(target, node));
      return [SKIP, index + 1];
    });
  };
}

/** The page of a name, or else of the class or namespace that it is in. */
function pageOf(
  code: string,
  pages: ReadonlyMap<string, string>,
): string | undefined {
  const name = /^(?<name>[A-Za-z]\w*(\.[A-Za-z]\w*)*)(\(.*\))?$/.exec(code)
    ?.groups?.name;
  if (name === undefined) return undefined;
  const owner = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return pages.get(name) ?? pages.get(owner);
}

function linkTo(url: string, code: InlineCode): Link {
  return { type: 'link', url, children: [code] };
}
