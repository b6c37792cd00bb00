import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Globby } from '@docusaurus/utils';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { browserTargets } from '@o1js-docs/runner/run/scripts';

// The bundler compiles the site's own scripts for the oldest browsers of
// package.json; scripts of packages are taken as they are.
const scripts = Globby.sync('**/*.js{,.gz}', { cwd: 'build' });

/** @returns what a script says in the syntax of these browsers */
function writtenFor(code: string, target: string | string[]): string {
  return transformSync(code, {
    target,
    minifyWhitespace: true,
    charset: 'utf8',
    logLevel: 'silent',
    // Its tables have none of the scripts and categories of Unicode, which all browsers know.
    supported: { 'regexp-unicode-property-escapes': true },
  }).code;
}

test.each(scripts)('the oldest browsers know the syntax of %s', (file) => {
  const content = readFileSync(path.join('build', file));
  const code = (
    file.endsWith('.gz') ? gunzipSync(content) : content
  ).toString();
  const newest = writtenFor(code, 'esnext');
  const oldest = writtenFor(code, browserTargets);
  // Vitest takes minutes to compare such long lines.
  if (newest === oldest) return;
  const at = [...newest].findIndex((letter, index) => letter !== oldest[index]);
  expect.fail(`too new: ${newest.slice(Math.max(0, at - 60), at + 60)}`);
});
