const client = JSON.stringify(`${__dirname}/hot-page.ts`);
const contentExport = 'export default function MDXContent(';
const metadataExport = /^export \{default as metadata\} from ('.+')$/m;

/** @param page an MDX page as JavaScript; one that is not as expected stays, and is shown in Docusaurus' own way. */
module.exports = function makeHot(page) {
  if (!page.includes(contentExport) || !metadataExport.test(page)) return page;
  return `import {hotPage} from ${client};
${page
  .replace(metadataExport, 'import metadata from $1;\nexport {metadata};')
  .replace(contentExport, 'function MDXContent(')}
export default hotPage(import.meta.webpackHot, MDXContent, {frontMatter, contentTitle, metadata, assets, toc});
`;
};
