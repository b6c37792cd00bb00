import type {
  CompileAnswer,
  CompilerFiles,
  CompileRequest,
} from '@o1js-docs/runner/run/data';
import { runAddress } from './files';
import { nothingRun } from './run-state';
import type { Prepare } from './useRun';

/** Seconds after which a reader's program is stopped: proofs take minutes in a browser. */
export const limit = 1_200;

/**
 * Compiles a reader's program in a worker, and checks its types while it runs.
 *
 * @returns a function for `useRun`
 */
export function prepareProgram(release: CompilerFiles, code: string): Prepare {
  return async (signal, change) => {
    const answer = await ask('compile', release, { code }, signal);
    if ('problems' in answer) {
      const message = 'The program does not compile, so nothing ran.';
      return { ...nothingRun, errors: answer.problems, message };
    }
    if (!('program' in answer)) {
      throw new Error('failed' in answer ? answer.failed : 'No answer.');
    }
    ask('types', release, { code }, signal).then(
      (types) => {
        if (!('problems' in types)) return console.warn(types);
        const { problems: typeProblems } = types;
        change((before) => ({ ...before, typeProblems }));
      },
      // The program still runs, and reports its own errors.
      (error: unknown) => console.warn(error),
    );
    const job = { ...answer.program.job, timed: true, seconds: limit };
    return { program: { ...answer.program, job }, release };
  };
}

/**
 * Lists the names that fit at an offset in a program. Typing alone does not load
 * TypeScript: the first run does, or a reader who asks with Ctrl+Space.
 *
 * @throws Error if the compiler cannot be loaded
 */
export async function completeName(
  release: CompilerFiles,
  code: string,
  offset: number,
  isAsked: boolean,
): Promise<string[]> {
  if (!isAsked && !workers.types) return [];
  const answer = await ask('types', release, { code, offset });
  return 'completions' in answer ? answer.completions : [];
}

/** Each task has its own worker, so that a run does not wait for the check of types, which takes seconds. */
const workers: Partial<Record<'compile' | 'types', Worker>> = {};

/** @throws Error if the worker cannot be loaded, or the signal aborts */
function ask(
  task: 'compile' | 'types',
  { compiler, declarations }: CompilerFiles,
  request: Omit<CompileRequest, 'declarations'>,
  signal?: AbortSignal,
): Promise<CompileAnswer> {
  const worker = (workers[task] ??= new Worker(runAddress + compiler));
  const { port1, port2 } = new MessageChannel();
  const settled = new AbortController();
  return new Promise<CompileAnswer>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<CompileAnswer>) => resolve(data);
    const fail = (event: Event) => {
      event.preventDefault();
      worker.terminate();
      delete workers[task];
      reject(new Error(`${compiler} could not be loaded.`));
    };
    worker.addEventListener('error', fail, { signal: settled.signal });
    signal?.addEventListener('abort', () => reject(new Error('Stopped.')));
    const files = declarations.map((file) => runAddress + file);
    worker.postMessage(
      task === 'types' ? { ...request, declarations: files } : request,
      [port2],
    );
  }).finally(() => settled.abort());
}
