import { expect, test } from 'vitest';
import makeHot from './loader.cjs';

/** A page as Docusaurus' loader of Markdown makes it. */
const mdxPage = `export const frontMatter = {};
export const contentTitle = undefined;
export {default as metadata} from '@site/.docusaurus/page.json'
export const assets = {};
export const toc = [];
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

test('a page exports a component that takes up edits', () => {
  const page = makeHot(mdxPage);
  expect(page.match(/export default/g)).toHaveLength(1);
  expect(page).toContain('export default hotPage(import.meta.webpackHot');
  expect(page).toContain(
    "import metadata from '@site/.docusaurus/page.json';\nexport {metadata};",
  );
});

test.each([
  ['metadata', mdxPage.replace('as metadata', 'as data')],
  ['content', mdxPage.replace('MDXContent(', 'Content(')],
])('a page without the %s that is expected stays as it is', (_what, page) => {
  expect(makeHot(page)).toBe(page);
});
