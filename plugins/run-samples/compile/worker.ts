// Compiles what a reader wrote, beside the page: TypeScript takes a while.
import type {
  CompileAnswer,
  CompileRequest,
} from '../../../src/components/Playground/data';
import { compileProgram } from './compile-program';

addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  const { number, code } = data;
  postMessage(answerTo(number, code));
});

function answerTo(number: number, code: string): CompileAnswer {
  try {
    const compiled = compileProgram(code);
    return 'problems' in compiled
      ? { number, problems: compiled.problems }
      : { number, program: compiled };
  } catch (error) {
    return { number, problems: [{ line: 1, message: String(error) }] };
  }
}
