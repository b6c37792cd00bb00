import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import doiuse from 'doiuse';
import { transformSync } from 'esbuild';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { browserTargets } from '../../config/browser-targets';
import { browserslist } from '../../package.json';
import { partialFeatures } from './partial-features';

const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
const scripts = files.filter((file) => /\.js(?:\.gz)?$/.test(file));
const styles = files.filter((file) => file.endsWith('.css'));

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

/** @returns where two texts part, of the first one; undefined if they do not */
function difference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let index = 0;
  while (one[index] === other[index]) index += 1;
  return one.slice(Math.max(0, index - 60), index + 60);
}

describe('the oldest browsers of package.json', () => {
  test('know the syntax of a script that is too new for them', () => {
    expect(
      difference(
        writtenFor('class A { static { f(); } }', 'esnext'),
        writtenFor('class A { static { f(); } }', ['safari15']),
      ),
    ).toBeDefined();
  });

  test.each(scripts)('know the syntax of %s', (file) => {
    const content = readFileSync(path.join('build', file));
    const code = (
      file.endsWith('.gz') ? gunzipSync(content) : content
    ).toString();
    expect(
      difference(
        writtenFor(code, 'esnext'),
        writtenFor(code, [...browserTargets]),
      ),
    ).toBeUndefined();
  });

  test('know the styles, or readers miss nothing without them', async () => {
    const used = new Set<string>();
    const plugin = doiuse({
      browsers: browserslist.production,
      onFeatureUsage: ({ feature }) => used.add(feature),
    });
    for (const file of styles) {
      const from = path.join('build', file);
      await postcss([plugin]).process(readFileSync(from, 'utf8'), { from });
    }
    expect([...used].sort()).toEqual(Object.keys(partialFeatures).sort());
  });
});
