import { statSync } from 'node:fs';
import path from 'node:path';
import { changelogPageFile, isOfNoVersion } from '@o1js-docs/project/paths';
import { docsFolder } from '@o1js-docs/project/releases';
import { siteAddress as address } from '@o1js-docs/project/site-address';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import type { Guide, NodeCheck, Site } from '../guide';

/** Markdown that is no page, except for the reference and the changelog, which the build writes. */
const isUnserved = new RegExp(
  `^(?!.*(?:/api-reference/|/${changelogPageFile}$)).*\\.mdx?$`,
);

/** What addresses begin with; "pathname" is Docusaurus' sign for a file that is no page. */
const schemes = /^(?:https?|mailto|pathname|tel)$/;

/** Links lead to existing pages, and to headings on them. */
export const links: NodeCheck = (node, guide, site) => {
  if (node.type !== 'link' && node.type !== 'definition') return;
  const { url } = node;
  const { siteFolder, anchorsOf, pages } = site;
  if (node.type === 'link' && node.children.length === 0) {
    return `The link to ${url} has no text. Write [text](${url}).`;
  }
  if (url === '') return 'The link leads nowhere. Write [text](./page.mdx).';
  if (isOfNoVersion(url)) return;
  const [, scheme] = /^([a-z]+):/i.exec(url) ?? [];
  if (scheme) {
    return (
      !schemes.test(scheme) &&
      `Browsers don't open ${url}. Write [text](https://…).`
    );
  }
  const [file = '', anchor] = url.split('#');
  const isAbsolute = file.startsWith('/');
  const target = isAbsolute
    ? absolute(file, guide, siteFolder)
    : file
      ? resolve(file, guide)
      : guide.page;
  if (target === undefined) {
    return `${url} is an address without a page in this version. Link to the page's file: ./other.mdx`;
  }
  if (!isAbsolute && !isFile(target, siteFolder)) {
    return missing(url, target, guide, siteFolder);
  }
  const isPart = path.basename(target).startsWith('_');
  if ((isPart || !pages.has(target)) && isUnserved.test(target)) {
    return `${url} leads to ${target}, which is no page. Link to a page, or to its address in the repository: https://…`;
  }
  if (!anchor || !/\.mdx?$/.test(target)) return;
  const anchors = anchorsOf(target);
  if (!anchors || anchors.has(anchor)) return;
  const similar = [...anchors].filter(
    (each) => each.includes(anchor) || anchor.includes(each),
  );
  const has = similar.map((each) => `#${each}`).join(', ');
  return `${target} has no heading #${anchor}.${has && ` It has: ${has}`}`;
};

/** Size of a large screenshot. */
const mostBytes = 500_000;

/** Images are files of the site, and have a description. */
export const images: NodeCheck = (node, guide, { siteFolder }) => {
  if (node.type !== 'image') return;
  const { url, alt } = node;
  if (/^(?:[a-z]+:)?\/\//i.test(url)) {
    return `Browsers don't show ${url}, because the site loads nothing from another host. Save the file next to the page: ![What it shows](./file.svg)`;
  }
  if (!alt?.trim()) {
    return `The image ${url} has no text for readers who cannot see it: ![What it shows](${url})`;
  }
  const file = url.startsWith('/') ? `static${url}` : resolve(url, guide);
  const found = statOf(file, siteFolder);
  if (!found?.isFile()) return `The image ${url} does not exist.`;
  return (
    found.size > mostBytes &&
    `The image ${url} has ${(found.size / 1e6).toFixed(1)} MB, which a phone loads for seconds. Write an SVG, or save it with less than ${mostBytes / 1e6} MB.`
  );
};

/** @returns the file behind an address such as `/basic-types/field`, to which Docusaurus adds the base path */
function absolute(file: string, { release }: Guide, folder: string) {
  const route = file.replace(address.baseUrl, '/');
  const name = `${docsFolder(release)}${route.replace(/\/$/, '')}`;
  return [
    ...['.mdx', '.md', '/index.mdx'].map((end) => name + end),
    `static${route}`,
  ].find((each) => isFile(each, folder));
}

function missing(
  url: string,
  target: string,
  guide: Guide,
  folder: Site['siteFolder'],
) {
  // The build checks links to the changelog and the reference, which it writes.
  const [reference] = /^.*\/api-reference\//.exec(target) ?? [];
  if (
    reference
      ? !statOf(reference, folder)
      : target.endsWith(`/${changelogPageFile}`)
  ) {
    return;
  }
  const nameOf = (file: string) =>
    path
      .basename(file)
      .replace(/\.mdx?$/, '')
      .toLowerCase();
  const like = pagesOf(guide.release, folder).filter(
    (page) =>
      nameOf(page) === nameOf(target) ||
      page.startsWith(`${target.replace(/\/$/, '')}/`),
  );
  const relative = (page: string) =>
    path.posix
      .relative(path.posix.dirname(guide.page), page)
      .replace(/^(?!\.)/, './');
  const why = statOf(target, folder)
    ? 'a folder'
    : `${target}, which does not exist`;
  return `${url} leads to ${why}.${like[0] ? ` Link to a page: ${relative(like[0])}` : ''}`;
}

function resolve(url: string, { page }: Guide): string {
  const folder = path.posix.dirname(page);
  try {
    return path.posix.join(folder, decodeURI(url));
  } catch {
    // A % that stands for itself, as in 100%.svg.
    return path.posix.join(folder, url);
  }
}

function statOf(file: string, folder: string) {
  return statSync(path.join(folder, file), { throwIfNoEntry: false });
}

function isFile(file: string, folder: string): boolean {
  return statOf(file, folder)?.isFile() ?? false;
}
