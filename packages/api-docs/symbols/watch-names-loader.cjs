// Gives the bundler the files that a page depends on. A guide is compiled again
// when the names in its samples, the symbols or the glossary change. A page of
// the reference is compiled again when its examples from guides change.
/* eslint-disable @typescript-eslint/no-require-imports -- what bundlers load */
const path = require('node:path');

/** A guide in the folder of a release. */
const guide = /^(docs|versioned_docs[/\\][^/\\]+)[/\\]/;

const prefix = 'versioned_docs/version-'.length;

module.exports = function watchNames(markdown) {
  const page = path.relative(this.rootContext, this.resourcePath);
  const [, folder] = guide.exec(page) ?? [];
  if (folder) {
    const version = folder === 'docs' ? 'current' : folder.slice(prefix);
    const isReference = page.includes('api-reference');
    const names = isReference ? `${version}.guides.json` : `${page}.json`;
    const files = [
      path.join('.cache', 'symbols', names),
      path.join(folder, 'api-reference', 'symbols.json'),
      ...(isReference
        ? []
        : [path.join(folder, 'getting-started', 'glossary.mdx')]),
    ];
    for (const file of files) {
      this.addDependency(path.join(this.rootContext, file));
    }
  }
  return markdown;
};
