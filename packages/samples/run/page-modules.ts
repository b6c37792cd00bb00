import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import type { Plugin } from 'vite';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { writeFile } from '@o1js-docs/project/write-file';
import { readCosts } from '../measure/circuit-costs';
import { checksFileOf } from '../parse/checks-file';
import { sourcesOfPage } from '../parse/fence-meta';
import { tagFlags } from '../parse/flags';
import { readPageWithChecks } from '../parse/page-with-checks';
import { pagesOf } from '../parse/pages';
import { assemble, type Script } from '../program/assemble';
import { instrument } from '../program/instrument';
import { localFile } from '../program/local-files';
import { attackersFile, importsAttackers } from '../program/attackers';
import { programProblems } from '../program/program-problems';
import {
  executedSamples,
  isFirstUse,
  needsOwnProcess,
  programsOf,
  type Program,
} from '../program/programs';
import { describeProblem, type Problem, type Sample } from '../sample';
import { packageQuoteProblems } from '../statements/package-quotes';
import { typeProblems } from '../types/type-problems';
import type { ProgramInfo } from './report';
import { transpile } from './transpile';

interface Page {
  programs: Program[];
  /** Problems of fences and statements, which no program has to run for. */
  problems: Problem[];
  /** What TypeScript says of its programs, once they are checked. */
  types?: ReadonlyMap<Program, Problem[]>;
}

/**
 * Makes vitest modules of the guides of a release: a page is a test file that
 * imports one module for each program.
 */
export class PageModules {
  /** True if the run records costs. Then it does not compare them. */
  recordsCosts = false;
  private siteFolder = projectFolder;
  /** Files that vitest watches for a page. They have no code to run. */
  private readonly sources = new Set<string>();
  private readonly pages = new Map<string, Page>();

  constructor(readonly release: InstalledRelease) {}

  /** Type-checks pages together, which is faster than one by one. */
  checkTypes(files: readonly string[]): void {
    const names = files.map((file) => path.relative(this.siteFolder, file));
    for (const name of names) this.pages.delete(name);
    const pages = names.map((name) => this.read(name));
    const types = typeProblems(
      pages.flatMap(({ programs }) => programs),
      {
        siteFolder: this.siteFolder,
        packageFolder: this.release.packageFolder,
      },
    );
    for (const page of pages) page.types = types;
  }

  /**
   * Writes a test file for each program that needs its own process. vitest starts a
   * process for each file of a project that isolates.
   *
   * @param folder absolute path
   */
  writeOwnFiles(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    for (const page of pagesOf(this.release, this.siteFolder)) {
      // Reading all pages would take long.
      if (!this.textsOf(page, checksFileOf(page)).some(isFirstUse)) continue;
      for (const [index, program] of this.read(page).programs.entries()) {
        if (!needsOwnProcess(program)) continue;
        const name = path.join(folder, `${page}.${index}.test.mjs`);
        const target = path.join(this.siteFolder, page);
        writeFile(name, `import '${target}?only=${index}';\n`);
      }
    }
  }

  plugin(): Plugin {
    return {
      name: 'code-samples',
      enforce: 'pre',
      configResolved: ({ root }) => {
        this.siteFolder = root;
      },
      resolveId: (source, importer) => {
        const file = localFile(source);
        return file && importer?.includes('?program=')
          ? `${importer.replace(/&file=.*/, '')}&file=${file}`
          : undefined;
      },
      load: (id) => {
        const [file = '', query = ''] = id.split('?');
        if (this.sources.has(file)) return file.endsWith('.json') ? '{}' : '';
        if (!/\.mdx?$/.test(file)) return undefined;
        const page = path.relative(this.siteFolder, file);
        const parameters = new URLSearchParams(query);
        const index = parameters.get('program');
        return index === null
          ? this.pageModule(page, parameters.get('only'))
          : this.programModule(page, Number(index), parameters.get('file'));
      },
      transform: (code, id) => {
        if (!id.includes('?program=')) return undefined;
        const { code: js, sourceMap } = transpile(code, path.basename(id));
        return { code: js, map: JSON.parse(sourceMap) as never };
      },
    };
  }

  private read(page: string): Page {
    const known = this.pages.get(page);
    if (known) return known;
    const ofPage = readPageWithChecks(page, this.siteFolder);
    const quotes = ofPage.checks.flatMap((check) => check.packageQuote ?? []);
    const read = {
      programs: programsOf(ofPage),
      problems: [
        ...ofPage.problems,
        ...packageQuoteProblems(quotes, this.release),
      ],
    };
    this.pages.set(page, read);
    return read;
  }

  /**
   * @param only index of a program that runs by itself; without it, all others run
   * @returns the test file of a page
   */
  private pageModule(
    page: string,
    only: string | null,
  ): { code: string; map: null } {
    if (!this.read(page).types) {
      this.checkTypes([path.join(this.siteFolder, page)]);
    }
    const { programs, problems, types } = this.read(page);
    const runtime = path.join(import.meta.dirname, 'runtime');
    const lines = [
      `import { describe, test } from 'vitest';`,
      `import { runProgram } from '${runtime}/run-program.ts';`,
      `import { failOn } from '${runtime}/sample-failure.ts';`,
      // vitest runs the page again if the file changes.
      ...this.sourcesOf(page).map((file) => `import ${quote(file)};`),
      this.testOfProblems('written correctly', problems) ??
        `test('written correctly', () => undefined);`,
      ...programs.map((program, index) =>
        (only ? String(index) === only : !needsOwnProcess(program))
          ? this.testOf(program, index, page, types?.get(program) ?? [])
          : '',
      ),
    ];
    return { code: lines.join('\n'), map: null };
  }

  /** @returns absolute paths of the files that a page's module contains: checks, and code of example projects */
  private sourcesOf(page: string): string[] {
    const [text = ''] = this.textsOf(page);
    const files = [checksFileOf(page), ...sourcesOfPage(text)];
    const paths = files
      .map((file) => path.join(this.siteFolder, file))
      .filter((file) => existsSync(file));
    const isAttacked = this.textsOf(...files).some(importsAttackers);
    if (isAttacked) paths.push(attackersFile);
    for (const each of paths) this.sources.add(each);
    return paths;
  }

  /** @returns the texts of those files of the site that exist */
  private textsOf(...files: readonly string[]): string[] {
    return files
      .map((file) => path.join(this.siteFolder, file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));
  }

  private testOf(
    program: Program,
    index: number,
    page: string,
    types: readonly Problem[],
  ): string {
    const name = `${path.basename(program.file)}:${program.line}`;
    const samples = executedSamples(program);
    const problems = programProblems(program);
    if (problems.length > 0 || samples.length === 0) {
      return this.testOfProblems(name, [...problems, ...types]) ?? '';
    }
    const load = `import('./${path.basename(page)}?program=${index}')`;
    if (program.kind === 'test') {
      return (
        this.testOfProblems(name, types) ??
        `describe(${quote(name)}, async () => { await ${load}; });`
      );
    }
    const { lines, results, problems: invalid } = instrument(samples);
    if (invalid.length > 0)
      return this.testOfProblems(name, [...types, ...invalid])!;
    const info: ProgramInfo = {
      siteFolder: this.siteFolder,
      places: lines.map((each) =>
        each ? `${each.sample.file}:${each.line}` : null,
      ),
      results,
      typeProblems: types.map((problem) => describeProblem(problem)),
      samples: this.measuredBlocks(samples, lines),
      recordsCosts: this.recordsCosts,
    };
    const tags = tagFlags.filter((flag) =>
      samples.some(({ flags }) => flags.includes(flag)),
    );
    const options = tags.length > 0 ? `${JSON.stringify({ tags })}, ` : '';
    return `test(${quote(name)}, ${options}(context) => runProgram(() => ${load}, ${JSON.stringify(info)}, context));`;
  }

  private measuredBlocks(
    samples: readonly Sample[],
    lines: Script['lines'],
  ): ProgramInfo['samples'] {
    const costs = readCosts(this.release, this.siteFolder).samples;
    return samples.flatMap((sample) => {
      const { id = '', cost, check } = sample;
      const timed = check === 'prove';
      const isOfSample = (each: Script['lines'][number]) =>
        each?.sample === sample;
      // The key of a proof is recorded, also if the sample has no figures.
      if (!id && !timed) return [];
      return {
        id,
        startLine: lines.findIndex(isOfSample) + 1,
        endLine: lines.findLastIndex(isOfSample) + 1,
        cost,
        timed,
        ...(cost && costs[id] && { recorded: costs[id].circuits }),
      };
    });
  }

  /** @returns a test that fails with the problems; undefined if there are none */
  private testOfProblems(
    name: string,
    problems: readonly Problem[],
  ): string | undefined {
    if (problems.length === 0) return undefined;
    const messages = problems.map((problem) => describeProblem(problem));
    return `test(${quote(name)}, () => failOn(${JSON.stringify(messages)}, ${quote(this.siteFolder)}));`;
  }

  /** @returns TypeScript of a program or of a file that it imports, with a source map to the Markdown */
  private programModule(page: string, index: number, file: string | null) {
    const program = this.read(page).programs[index];
    if (!program) throw new Error(`${page} has no program ${index}.`);
    const imported = program.files.find(({ title }) => title === file);
    if (!imported && file === path.basename(attackersFile)) {
      return { code: readFileSync(attackersFile, 'utf8'), map: null };
    }
    const script = file
      ? assemble(imported ? [imported] : [])
      : program.kind === 'test'
        ? assemble(program.samples)
        : instrumented(program);
    return { code: script.text, map: this.mapOf(script) };
  }

  private mapOf({ lines }: Script) {
    const files = [
      ...new Set(lines.flatMap((each) => each?.sample.file ?? [])),
    ];
    const map = new TraceMap({
      version: 3,
      names: [],
      sources: files.map((file) => path.join(this.siteFolder, file)),
      mappings: lines.map((each) =>
        each ? [[0, files.indexOf(each.sample.file), each.line - 1, 0]] : [],
      ),
    });
    return encodedMap(map) as never;
  }
}

function instrumented(program: Program): Script {
  const { code, lines } = instrument(executedSamples(program));
  return { text: code, lines };
}

function quote(text: string): string {
  return JSON.stringify(text);
}
