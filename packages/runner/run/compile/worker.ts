// Compiles a reader's program in a worker, because TypeScript is slow.
import type { CompileAnswer, CompileRequest } from '../data';
import { compileProgram } from './compile-program';
import { createService, type ProgramService } from './language-service';

addEventListener('message', ({ data, ports }: MessageEvent<CompileRequest>) => {
  const send = (answer: CompileAnswer) => ports[0]?.postMessage(answer);
  answerTo(data).then(send, (error: unknown) =>
    send({ failed: String(error) }),
  );
});

async function answerTo({
  code,
  declarations,
  offset,
}: CompileRequest): Promise<CompileAnswer> {
  if (declarations) {
    const service = await serviceOf(declarations);
    return offset === undefined
      ? { problems: service.findProblems(code) }
      : { completions: service.complete(code, offset) };
  }
  const compiled = compileProgram(code);
  return 'problems' in compiled ? compiled : { program: compiled };
}

/** The service of the latest release. Only one is kept, because it uses hundreds of megabytes. */
let latest: { key: string; service: ProgramService } | undefined;

/** @throws Error if a file cannot be loaded */
async function serviceOf(
  addresses: readonly string[],
): Promise<ProgramService> {
  const key = addresses.join();
  if (latest?.key === key) return latest.service;
  const files = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return (await response.json()) as Record<string, string>;
    }),
  );
  const declarations = new Map(files.flatMap(Object.entries<string>));
  latest = { key, service: createService(declarations) };
  return latest.service;
}
