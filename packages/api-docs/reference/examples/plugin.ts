import path from 'node:path';
import type { Plugin } from 'vite';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import {
  instrument,
  type Instrumented,
} from '@o1js-docs/samples/program/instrument';
import type { Program } from '@o1js-docs/samples/program/programs';
import { transpile } from '@o1js-docs/samples/run/transpile';
import { checkedFiles } from '@o1js-docs/samples/types/checked-files';
import { compile } from '@o1js-docs/samples/types/compile';
import { readTable } from '../../symbols/table/read-table';
import { listModule, suiteOf } from './outcome';
import { outcomeOfTypes } from './outcome-of-types';
import { programOfExample } from './program';
import { readDocExamples, type DocExample } from './read-examples';

/** An example for the process that runs it. */
export interface ExampleTest extends DocExample {
  /** The outcome of the type check. Undefined if the example can run. */
  outcome?: string;
  /** The errors that its comments announce. */
  results: Instrumented['results'];
}

/** Contents of the module. */
export interface ExampleList {
  suite: string;
  siteFolder: string;
  examples: ExampleTest[];
}

/** @returns a plugin of vitest with the list of a release's examples, and a module for each: `doc-examples/key` */
export function docExamples(
  release: InstalledRelease,
  siteFolder: string,
): Plugin {
  const programs = new Map<string, Program>();

  function readTests(): ExampleTest[] {
    const { docsVersion, packageFolder } = release;
    const table = readTable(release, siteFolder);
    if (!table) {
      throw new Error(
        'There is no reference. Run: npx tsx scripts/generate.ts',
      );
    }
    const exported = new Set(table.symbols.map(({ name }) => name));
    const examples = readDocExamples(release, siteFolder);
    for (const each of examples) {
      programs.set(each.key, programOfExample(each, docsVersion, exported));
    }
    const files = [...programs.values()].flatMap(checkedFiles);
    const types = [...compile(files, { siteFolder, packageFolder })];
    const diagnosticsOf = new Map(
      types.map(([{ program }, { diagnostics }]) => [program, diagnostics]),
    );
    return examples.map(({ key, at, code }) => {
      const program = programs.get(key)!;
      const outcome = outcomeOfTypes(code, diagnosticsOf.get(program) ?? []);
      const { results } = instrument(program.samples);
      return { key, at, code, outcome, results };
    });
  }

  return {
    name: listModule,
    enforce: 'pre',
    resolveId: (id) => (id.split('/')[0] === listModule ? id : undefined),
    load: (id) => {
      if (id === listModule) {
        const suite = suiteOf(release.o1jsVersion);
        const list: ExampleList = { suite, siteFolder, examples: readTests() };
        return `export default ${JSON.stringify(list)}`;
      }
      const program = programs.get(path.basename(id));
      if (!program || !id.startsWith(listModule)) return undefined;
      const { code } = instrument(program.samples);
      return { code: transpile(code, `${program.file}.ts`).code, map: null };
    },
  };
}
