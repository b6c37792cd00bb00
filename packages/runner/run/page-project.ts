import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  attackersFile,
  importsAttackers,
} from '@o1js-docs/samples/program/attackers';
import { parseFenceMeta } from '@o1js-docs/samples/parse/fence-meta';
import { copiesOf, projectOf, textOf } from '@o1js-docs/samples/program/copies';
import { findStatedResults } from '@o1js-docs/samples/program/stated-results';
import { parseModule } from '@o1js-docs/samples/program/statements';
import type { Sample } from '@o1js-docs/samples/sample';
import type { Asset } from './o1js-bundle';

/**
 * Packs the whole program of a page: its files, package.json and tsconfig.json.
 * `npm start` runs main.ts, or else what continues on the page, its tests or its last file.
 *
 * @param page relative to the site's root
 * @param samples its blocks
 * @param tree the page, whose scripts in JavaScript come along, such as a server
 * @param project absolute path of the folder with package.json and tsconfig.json
 * @returns the zip file; undefined if the page has no program
 */
export function pageProject(
  page: string,
  samples: readonly Sample[],
  tree: Root,
  project: string,
): Asset | undefined {
  const copies = copiesOf(
    samples.filter(({ check }) => check !== 'compile-error'),
  );
  const name = projectOf(page, copies);
  if (!name) return undefined;
  const files = new Map<string, string>();
  for (const copy of copies) {
    const above = files.get(copy.file);
    files.set(copy.file, [above, runnable(copy)].filter(Boolean).join('\n\n'));
  }
  const executed = copies.filter(({ sample }) => sample.check !== 'typecheck');
  const isRun = ({ sample }: (typeof copies)[number]) =>
    !sample.title && sample.check !== 'test';
  const programs = files.has('main.ts')
    ? ['main.ts']
    : [...new Set(executed.filter(isRun).map(({ file }) => file))];
  const hasTests = copies.some(({ sample }) => sample.check === 'test');
  const last = hasTests ? [] : [(executed.at(-1) ?? copies.at(-1)!).file];
  const read = (name: string) => readFileSync(path.join(project, name), 'utf8');
  const config = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
  };
  const started = (programs.length > 0 ? programs : last).map(
    (file) => `node --enable-source-maps build/${file.replace(/ts$/, 'js')}`,
  );
  config.scripts.start =
    started.length > 0
      ? ['tsc', ...started].join(' && ')
      : `tsc && ${config.scripts.test}`;
  const texts = new Map(
    Array.from(files, ([name, text]) => [name, `${withCaught(text)}\n`]),
  );
  if ([...texts.values()].some(importsAttackers)) {
    texts.set('attackers.ts', readFileSync(attackersFile, 'utf8'));
  }
  visit(tree, 'code', ({ lang, meta, value }) => {
    const { title } = parseFenceMeta(meta ?? '');
    if (lang === 'js' && title?.endsWith('.js')) texts.set(title, `${value}\n`);
  });
  texts.set('package.json', `${JSON.stringify(config, null, 2)}\n`);
  texts.set('tsconfig.json', read('tsconfig.json'));
  const entries = Array.from(texts, ([name, text]): [string, Uint8Array] => [
    name,
    strToU8(text),
  ]);
  // A build gives the same bytes each time.
  const zip = zipSync(Object.fromEntries(entries), { mtime: '1980-01-01' });
  return { name, content: Buffer.from(zip) };
}

/** @returns the code of a block; as a comment if it is only compiled, because it may need what a reader's machine lacks. The blocks below it keep its imports. */
function runnable(copy: ReturnType<typeof copiesOf>[number]): string {
  const { check, title } = copy.sample;
  const text = textOf(copy);
  if (check !== 'typecheck' || title) return text;
  const { length } = /^(?:import\b[^;]*;\s*)*/.exec(text)![0];
  return text.slice(0, length) + text.slice(length).replace(/^/gm, '// ');
}

/** @returns a program that goes on after each statement that throws as its comment says, and prints the error */
function withCaught(text: string): string {
  const file = parseModule(text);
  return findStatedResults(file)
    .results.filter(({ kind }) => kind === 'throws')
    .map(({ statement }) => [statement.getStart(file), statement.end] as const)
    .sort(([a], [b]) => b - a)
    .reduce(
      (code, [start, end]) =>
        `${code.slice(0, start)}try { ${code.slice(start, end)} } catch (error) { console.log('Throws:', (error as Error).message); }${code.slice(end)}`,
      text,
    );
}
