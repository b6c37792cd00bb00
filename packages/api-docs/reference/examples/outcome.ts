import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { digestOf } from '@o1js-docs/project/cache/digest';

/** The module that lists the examples of a release for the tests. */
export const listModule = 'doc-examples';

/** The outcome of an example without a note. */
export const runs = 'It runs.';

/** The notes below examples that don't run, by the key of the example. */
export type OutcomeNotes = ReadonlyMap<string, string>;

/** @returns the code as its author means it. Doc comments write `\@method`, because `@` starts a tag. */
export function exampleCode(code: string): string {
  return code.replaceAll('\\@', '@').trimEnd();
}

/** @returns the key of an example. It changes with the example's text. */
export function exampleKey(code: string): string {
  return digestOf(exampleCode(code)).slice(0, 16);
}

/** @returns the committed snapshots of vitest that have the outcomes of a release, relative to the site's root */
export function outcomesFile(release: Release): string {
  return `${docsFolder(release)}/_measured/api-examples.snap`;
}

/** @returns the name of the tests of a release: outcomes of another release of the package don't count */
export function suiteOf(o1jsVersion: string): string {
  return `o1js ${o1jsVersion}`;
}

/** @returns the recorded notes; none if they come from another version of the package */
export function readOutcomeNotes(
  release: Release,
  siteFolder: string,
): OutcomeNotes {
  const file = path.join(siteFolder, outcomesFile(release));
  if (!existsSync(file)) return new Map();
  const { o1jsVersion } = installedRelease(release, siteFolder);
  // A snapshot file is a script: exports[`suite > classes/Field#add (key) 1`] = `"note"`
  const exports: Record<string, string> = {};
  runInNewContext(readFileSync(file, 'utf8'), { exports });
  return new Map(
    Object.entries(exports).flatMap(([test, value]) => {
      const [, key] = /\((\w+)\) 1$/.exec(test) ?? [];
      const note = value.slice(1, -1);
      const isOfRelease = test.startsWith(`${suiteOf(o1jsVersion)} > `);
      return key && isOfRelease && note !== runs ? [[key, note]] : [];
    }),
  );
}
