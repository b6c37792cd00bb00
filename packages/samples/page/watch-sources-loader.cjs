// Adds the files that a page includes to the bundler's dependencies, so that the page is
// compiled again when one of them changes, not only when its Markdown does.
/* eslint-disable @typescript-eslint/no-require-imports -- what bundlers load */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const source = /\ssource=(?:"([^"#]+)|'([^'#]+)|([^\s"'#]+))/g;

/** The folder of a release's guides, in which its figures are. */
const guides = /^(docs|versioned_docs[/\\][^/\\]+)[/\\].*\.mdx$/;

module.exports = function watchSources(markdown) {
  for (const [, double, single, bare] of markdown.matchAll(source)) {
    this.addDependency(
      path.resolve(this.rootContext, double ?? single ?? bare),
    );
  }
  // They count what guides and example projects have.
  if (/<(?:Checked|Lines) /.test(markdown)) {
    for (const folder of ['docs', 'versioned_docs', 'examples']) {
      this.addContextDependency(path.join(this.rootContext, folder));
    }
  }
  const page = path.relative(this.rootContext, this.resourcePath);
  // A step of the course shows the programs next to it, and the overview lists all steps.
  if (/^docs[/\\]learn[/\\]/.test(page)) {
    this.addContextDependency(path.dirname(this.resourcePath));
  }
  const [, folder] = guides.exec(page) ?? [];
  // The file of checks may not be there yet.
  if (folder) {
    this.addDependency(this.resourcePath.replace(/\.mdx$/, '.checks.mdx'));
  }
  const figures = folder && path.join(this.rootContext, folder, '_measured');
  if (figures && existsSync(figures)) {
    // For files that are not there yet.
    this.addContextDependency(figures);
    for (const file of readdirSync(figures)) {
      this.addDependency(path.join(figures, file));
    }
  }
  return markdown;
};
