import siteConfig from '@generated/docusaurus.config';
import { playgroundFolder } from '@site/config/run-samples';
import type { CompileAnswer, CompileRequest } from './data';

let compiler: { script: string; worker: Worker } | undefined;
let number = 0;

/**
 * Compiles a program in a worker, which is loaded for the first one.
 *
 * @param script the worker's script, below the playground's folder
 * @throws Error when the script cannot be loaded, or the signal ended it
 */
export function compile(
  script: string,
  code: string,
  signal: AbortSignal,
): Promise<CompileAnswer> {
  if (compiler?.script !== script) {
    compiler?.worker.terminate();
    const address = `${siteConfig.baseUrl}${playgroundFolder}/${script}`;
    compiler = { script, worker: new Worker(address) };
  }
  const { worker } = compiler;
  number += 1;
  const request: CompileRequest = { number, code };
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
        compiler = undefined;
        fail(`${script} could not be loaded.`);
      },
      listening,
    );
    signal.addEventListener('abort', () => fail('Stopped.'), listening);
    worker.postMessage(request);
  });
}
