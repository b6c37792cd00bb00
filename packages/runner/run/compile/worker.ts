// Compiles a reader's program in a worker, because TypeScript is slow.
import type { CompileAnswer, CompileRequest } from '../data';
import { typeChecker } from './check-types';
import { compileProgram } from './compile-program';

addEventListener('message', ({ data, ports }: MessageEvent<CompileRequest>) => {
  const send = (answer: CompileAnswer) => ports[0]?.postMessage(answer);
  answerTo(data).then(send, (error: unknown) =>
    send({ failed: String(error) }),
  );
});

async function answerTo({
  code,
  declarations,
}: CompileRequest): Promise<CompileAnswer> {
  if (declarations) return { problems: (await checkerOf(declarations))(code) };
  const compiled = compileProgram(code);
  return 'problems' in compiled ? compiled : { program: compiled };
}

/** The checker of the latest release. Only one is kept, because it uses hundreds of megabytes. */
let checker: { key: string; check: ReturnType<typeof typeChecker> } | undefined;

/** @throws Error if a file cannot be loaded */
async function checkerOf(addresses: readonly string[]) {
  const key = addresses.join();
  if (checker?.key === key) return checker.check;
  const files = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return (await response.json()) as Record<string, string>;
    }),
  );
  const declarations = new Map(files.flatMap(Object.entries<string>));
  checker = { key, check: typeChecker(declarations) };
  return checker.check;
}
