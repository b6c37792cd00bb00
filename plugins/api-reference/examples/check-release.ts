import path from 'node:path';
import { installedRelease } from '../../../config/installed-release';
import type { Release } from '../../../config/releases';
import type { Program } from '../../code-samples/program/programs';
import { prepareReleaseFolder } from '../../code-samples/release-folder';
import { buildRuntime } from '../../code-samples/run/build-runtime';
import { defaultLimits, limitsOf } from '../../code-samples/run/limits';
import { runProgram } from '../../code-samples/run/run-program';
import { SampleProcesses } from '../../code-samples/run/sample-processes';
import { checkedFiles } from '../../code-samples/types/checked-files';
import { compile, type Diagnostic } from '../../code-samples/types/compile';
import { workFolder } from '../../code-samples/work-folder';
import { readTable } from '../../symbols/table/read-table';
import type { ExampleOutcomes, Outcome } from './outcome';
import { programOfExample } from './program';
import type { DocExample } from './read-examples';

/** TypeScript's codes for what stands outside of an example: a name, a namespace, a package, `this` of a class; and for what follows from that. */
const outside = [
  2304, 2307, 2318, 2503, 2532, 2552, 2580, 2683, 7006, 7022, 7031, 18004,
];

/** How a doc comment leaves something out; and members, which stand in no class. */
const elided =
  /\.\.\.\s*[),]|^\s*@\w+(\([^)]*\))? *(async )?\w+\(|^(async )?\w+\([^)]*\)(: [^{]+)? ?\{$/m;

const needsNetwork = /Samples get no network|endpoint is undefined/;

/** A longer message would not be read. */
const longestMessage = 160;

/**
 * Runs the examples of a release's doc comments that TypeScript accepts, in
 * the isolation and with the limits of guides' samples.
 *
 * @param siteFolder absolute path of the folder that holds `docs` and node_modules
 * @returns what came of each
 * @throws Error when the release has no table of symbols
 */
export async function checkExamples(
  release: Release,
  examples: readonly DocExample[],
  siteFolder: string,
): Promise<ExampleOutcomes> {
  const table = readTable(release, siteFolder);
  if (!table) {
    throw new Error(
      `Docs version ${release.docsVersion} has no table of symbols. Run: npm run build`,
    );
  }
  const exported = new Set(
    table.symbols.flatMap(({ name }) => (name.includes('.') ? [] : [name])),
  );
  const folder = prepareReleaseFolder(
    installedRelease(release, siteFolder),
    workFolder(),
    path.join(siteFolder, '.cache'),
  );
  const programs = new Map(
    examples.map((example) => [
      example,
      programOfExample(example, release.docsVersion, exported),
    ]),
  );
  const diagnostics = new Map<Program, readonly Diagnostic[]>();
  const files = [...programs.values()].flatMap(checkedFiles);
  for (const [file, result] of compile(files, folder.folder)) {
    diagnostics.set(file.program, result.diagnostics);
  }
  const runtime = buildRuntime(path.join(workFolder(), 'runtime'));
  const processes = new SampleProcesses(folder, runtime);
  const outcomes: ExampleOutcomes['examples'] = {};
  try {
    for (const [example, program] of programs) {
      outcomes[example.key] = {
        at: example.at,
        ...(refused(example, diagnostics.get(program)!) ??
          (await ran(program))),
      };
    }
  } finally {
    processes.close();
  }
  return { o1js: folder.o1jsVersion, examples: outcomes };

  async function ran(program: Program): Promise<Omit<Outcome, 'at'>> {
    const { problems } = await runProgram(program, folder, processes, {
      limits: limitsOf(program, defaultLimits),
      alone: false,
    });
    const [first] = problems;
    if (!first) return { result: 'ran' };
    return needsNetwork.test(first.message)
      ? { result: 'network' }
      : { result: 'failed', message: short(first.message) };
  }
}

function refused(
  { code }: DocExample,
  diagnostics: readonly Diagnostic[],
): Omit<Outcome, 'at'> | undefined {
  const telling = diagnostics.filter(
    ({ code: each }) => !outside.includes(each),
  );
  const [first] = telling;
  if (diagnostics.length === 0) return undefined;
  return !first || (isSyntax(telling) && elided.test(code))
    ? { result: 'fragment' }
    : { result: 'rejected', message: short(first.message) };
}

/** Syntax errors have codes below 2000. */
function isSyntax(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ code }) => code < 2000);
}

/** The first line, without paths of the machine. */
function short(message: string): string {
  const [first = ''] = message.trim().split('\n');
  const text = first
    .replace(/^threw:?\s*/, '')
    .replace(/import\("[^"]*"\)\.?/g, '');
  return text.length > longestMessage
    ? `${text.slice(0, longestMessage)}…`
    : text;
}
