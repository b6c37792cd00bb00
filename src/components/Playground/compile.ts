import { runAddress } from '@site/src/components/RunSample/warm-runner';
import { playgroundAddress } from './address';
import type {
  CompileAnswer,
  CompiledProgram,
  CompileProblem,
  CompileRequest,
  PlaygroundRelease,
} from './data';

/** Each task has its own worker, so that a run does not wait for the check of types, which takes seconds. */
type Task = 'compile' | 'types';

const workers: Partial<Record<Task, { script: string; worker: Worker }>> = {};
let number = 0;

/**
 * Compiles a program in a worker. The first call loads the worker.
 *
 * @throws Error if the worker cannot be loaded, or the signal aborts
 */
export async function compile(
  { compiler: script }: PlaygroundRelease,
  code: string,
  signal: AbortSignal,
): Promise<CompiledProgram | { problems: CompileProblem[] }> {
  const answer = await ask('compile', script, { code }, signal);
  return 'program' in answer
    ? answer.program
    : { problems: problemsIn(answer) };
}

/**
 * Checks the types of a program in another worker.
 *
 * @throws Error if the declarations cannot be loaded, or the signal aborts
 */
export async function checkTypes(
  { compiler: script, declarations }: PlaygroundRelease,
  code: string,
  signal: AbortSignal,
): Promise<CompileProblem[]> {
  const addresses = declarations.map((file) => runAddress + file);
  const request = { code, declarations: addresses };
  return problemsIn(await ask('types', script, request, signal));
}

/** @throws Error if the worker could not answer */
function problemsIn(answer: CompileAnswer): CompileProblem[] {
  if ('problems' in answer) return answer.problems;
  throw new Error('failed' in answer ? answer.failed : 'No answer.');
}

function ask(
  task: Task,
  script: string,
  what: Omit<CompileRequest, 'number'>,
  signal: AbortSignal,
): Promise<CompileAnswer> {
  const { worker } = workerFor(task, script);
  number += 1;
  const request: CompileRequest = { ...what, number };
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const fail = (message: string) => {
      done.abort();
      reject(new Error(message));
    };
    const listening = { signal: done.signal };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<CompileAnswer>) => {
        if (data.number !== request.number) return;
        done.abort();
        resolve(data);
      },
      listening,
    );
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        worker.terminate();
        delete workers[task];
        fail(`${script} could not be loaded.`);
      },
      listening,
    );
    signal.addEventListener('abort', () => fail('Stopped.'), listening);
    worker.postMessage(request);
  });
}

function workerFor(task: Task, script: string) {
  const started = workers[task];
  if (started?.script === script) return started;
  started?.worker.terminate();
  const worker = new Worker(playgroundAddress + script);
  return (workers[task] = { script, worker });
}
