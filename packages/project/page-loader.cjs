// Gives the bundler what a page depends on, so that it is compiled again when that changes.
/* eslint-disable @typescript-eslint/no-require-imports -- what bundlers load */
const path = require('node:path');

module.exports = function pageLoader(markdown) {
  const page = path.relative(this.rootContext, this.resourcePath);
  const { dependenciesOf } = this.getOptions();
  for (const each of dependenciesOf(page.replaceAll('\\', '/'), markdown)) {
    const absolute = path.join(this.rootContext, each);
    if (each.endsWith('/')) this.addContextDependency(absolute);
    else this.addDependency(absolute);
  }
  return markdown;
};
