import { scriptsAddress } from './address';
import type {
  CompileAnswer,
  CompileProblem,
  CompilerFiles,
  CompileRequest,
} from '@o1js-docs/runner/run/data';
import { runAddress, type Prepare } from './run-program';
import { nothingRun } from './run-state';

/** Seconds after which a reader's program is stopped: proofs take minutes in a browser. */
export const limit = 1_200;

/**
 * Compiles a reader's program in a worker, and checks its types while it runs.
 *
 * @returns a function for `runProgram`
 */
export function prepareProgram(
  { compiler, ...release }: CompilerFiles,
  code: string,
): Prepare {
  return async (signal, change) => {
    const answer = await ask('compile', compiler, { code }, signal);
    if ('problems' in answer) {
      const message = 'The program does not compile, so nothing ran.';
      return { ...nothingRun, errors: answer.problems, message };
    }
    if (!('program' in answer)) throw unexpected(answer);
    const declarations = release.declarations.map((file) => runAddress + file);
    typeProblems(compiler, { code, declarations }, signal).then(
      (problems) => change((before) => ({ ...before, typeProblems: problems })),
      // The program still runs, and reports its own errors.
      (error: unknown) => console.warn(error),
    );
    const job = { ...answer.program.job, timed: true, seconds: limit };
    return { program: { ...answer.program, job }, release };
  };
}

async function typeProblems(
  script: string,
  request: CompileRequest,
  signal: AbortSignal,
): Promise<CompileProblem[]> {
  const answer = await ask('types', script, request, signal);
  if ('problems' in answer) return answer.problems;
  throw unexpected(answer);
}

function unexpected(answer: CompileAnswer): Error {
  return new Error('failed' in answer ? answer.failed : 'No answer.');
}

/**
 * Lists the names that fit at an offset in a program. Typing alone does not load
 * TypeScript: the first run does, or a reader who asks with Ctrl+Space.
 *
 * @throws Error if the compiler cannot be loaded
 */
export async function completeName(
  { compiler, ...files }: CompilerFiles,
  code: string,
  offset: number,
  isAsked: boolean,
): Promise<string[]> {
  if (!isAsked && !workers.types) return [];
  const declarations = files.declarations.map((file) => runAddress + file);
  const answer = await ask('types', compiler, { code, offset, declarations });
  return 'completions' in answer ? answer.completions : [];
}

/** Each task has its own worker, so that a run does not wait for the check of types, which takes seconds. */
const workers: Partial<Record<'compile' | 'types', Worker>> = {};

/** @throws Error if the worker cannot be loaded, or the signal aborts */
function ask(
  task: 'compile' | 'types',
  script: string,
  request: CompileRequest,
  signal?: AbortSignal,
): Promise<CompileAnswer> {
  const worker = (workers[task] ??= new Worker(scriptsAddress() + script));
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<CompileAnswer>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      delete workers[task];
      reject(new Error(`${script} could not be loaded.`));
    };
    signal?.addEventListener('abort', () => reject(new Error('Stopped.')));
    worker.postMessage(request, [port2]);
  });
}
