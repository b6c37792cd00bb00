// Tells the bundler which files a page is filled from, so that the page is
// compiled again when one of them changes, not only when its Markdown does.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- what bundlers load
const path = require('node:path');

const source = /\ssource=(?:"([^"#]+)|'([^'#]+)|([^\s"'#]+))/g;

module.exports = function watchSources(markdown) {
  for (const [, double, single, bare] of markdown.matchAll(source)) {
    this.addDependency(
      path.resolve(this.rootContext, double ?? single ?? bare),
    );
  }
  return markdown;
};
