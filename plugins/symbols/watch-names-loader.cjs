// Tells the bundler what the links of a page are made from, so that the page
// is compiled again when the names in its samples are known, or symbols change.
/* eslint-disable @typescript-eslint/no-require-imports -- what bundlers load */
const path = require('node:path');

/** A guide in the folder of a release. */
const guide = /^(docs|versioned_docs[/\\][^/\\]+)[/\\]/;

module.exports = function watchNames(markdown) {
  const page = path.relative(this.rootContext, this.resourcePath);
  const [, folder] = guide.exec(page) ?? [];
  if (folder && !page.includes('api-reference')) {
    const names = path.join('.cache', 'symbols', `${page}.json`);
    const table = path.join(folder, 'api-reference', 'symbols.json');
    for (const file of [names, table]) {
      this.addDependency(path.join(this.rootContext, file));
    }
  }
  return markdown;
};
