import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type {
  Reporter,
  TestModule,
  TestSpecification,
  Vitest,
} from 'vitest/node';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { instrument } from '@o1js-docs/samples/program/instrument';
import type { Program } from '@o1js-docs/samples/program/programs';
import { transpile } from '@o1js-docs/samples/run/transpile';
import { checkedFiles } from '@o1js-docs/samples/types/checked-files';
import { compile } from '@o1js-docs/samples/types/compile';
import { readTable } from '../../symbols/table/read-table';
import { outcomesFile, readOutcomes, type Outcome } from './outcome';
import { outcomeOfTypes } from './outcome-of-types';
import { programOfExample } from './program';
import { readDocExamples, type DocExample } from './read-examples';

/** An example for the process that runs it. */
export interface ExampleTest extends DocExample {
  /** The page of its symbol, relative to the site's root. */
  page: string;
  /** The outcome of the type check. Undefined if the example can run. */
  outcome?: Outcome;
  /** The committed result. Undefined if the example is new. */
  recorded?: Outcome['result'];
}

declare module 'vitest' {
  interface ProvidedContext {
    siteFolder: string;
    examples: ExampleTest[];
    /** Records outcomes and does not compare them. */
    records: boolean;
  }
  interface TaskMeta {
    example?: { key: string; outcome: Outcome };
  }
}

/** Reads and type-checks the examples of a release, gives them to doc-examples.ts, and records the outcomes if vitest runs with `-u`. */
export class ExampleTests implements Reporter {
  private readonly programs = new Map<string, Program>();
  private vitest!: Vitest;

  constructor(private readonly release: InstalledRelease) {}

  /** @returns the plugin of the release's vitest project */
  plugin(): Plugin {
    return {
      name: 'doc-examples',
      enforce: 'pre',
      configureVitest: ({ vitest }) => {
        this.vitest = vitest;
        vitest.config.reporters.push(this);
      },
      load: (id) => {
        const [file = '', key = ''] = id.split('?example=');
        const program = this.programs.get(key);
        if (!program) return undefined;
        const { code } = instrument(program.samples);
        const { code: js, sourceMap } = transpile(code, path.basename(file));
        return { code: js, map: JSON.parse(sourceMap) as never };
      },
    };
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const project = specifications
      .map((each) => each.project)
      .find(({ name }) => name === this.release.label);
    project?.provide('siteFolder', this.vitest.config.root);
    project?.provide('records', this.records);
    project?.provide('examples', this.readTests());
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const found = modules
      .filter(({ project }) => project.name === this.release.label)
      .flatMap(({ children }) => [...children.allTests()])
      .flatMap((test) => test.meta().example ?? [])
      .map(({ key, outcome }) => [key, outcome] as const);
    if (!this.records || found.length === 0) return;
    const { root } = this.vitest.config;
    const all = Object.entries({
      ...readOutcomes(this.release, root),
      ...Object.fromEntries(found),
    });
    const sorted = all
      .filter(([key]) => this.programs.has(key))
      .sort(([a, x], [b, y]) => (x.at + a < y.at + b ? -1 : 1));
    const examples = Object.fromEntries(sorted);
    const text = JSON.stringify({ o1js: this.release.o1jsVersion, examples });
    const file = path.join(root, outcomesFile(this.release));
    mkdirSync(path.dirname(file), { recursive: true });
    // A line for each example makes changes readable.
    writeFileSync(file, `${text.replace(/"\w{16}":/g, '\n    $& ')}\n`);
  }

  private get records(): boolean {
    return this.vitest.config.snapshotOptions.updateSnapshot === 'all';
  }

  private readTests(): ExampleTest[] {
    const { docsVersion, packageFolder } = this.release;
    const siteFolder = this.vitest.config.root;
    const table = readTable(this.release, siteFolder);
    if (!table) {
      throw new Error(
        'There is no reference. Run: npx tsx scripts/generate.ts',
      );
    }
    const exported = new Set(table.symbols.map(({ name }) => name));
    const examples = readDocExamples(this.release, siteFolder);
    for (const each of examples) {
      const program = programOfExample(each, docsVersion, exported);
      this.programs.set(each.key, program);
    }
    const files = [...this.programs.values()].flatMap(checkedFiles);
    const types = [...compile(files, { siteFolder, packageFolder })];
    const diagnosticsOf = new Map(
      types.map(([{ program }, { diagnostics }]) => [program, diagnostics]),
    );
    const recorded = readOutcomes(this.release, siteFolder);
    return examples.map((example) => {
      const { key, at, code } = example;
      const diagnostics = diagnosticsOf.get(this.programs.get(key)!) ?? [];
      const found = outcomeOfTypes(code, diagnostics);
      const outcome = found && { at, ...found };
      return { ...example, outcome, recorded: recorded[key]?.result };
    });
  }
}
