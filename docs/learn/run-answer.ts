import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Recorder } from '@o1js-docs/samples/run/runtime/recorder';
import { compileProgram } from '@o1js-docs/runner/run/compile/compile-program';
import type { Check, Outcome } from '@o1js-docs/runner/run/outcome';
import { runCheck } from '@o1js-docs/runner/run/run-check';

const compiled = path.join(import.meta.dirname, '../../.cache/learn');

/** What happened to a learner's program. */
export interface Answer {
  outcome: Outcome;
  /** A word that the program's address contains. */
  program: string;
  /** Results that the program states and doesn't give. */
  problems: string[];
}

/**
 * Runs a program as the page does, compares its stated results, and checks it.
 *
 * @param code TypeScript of the program
 * @param checks path of the module with its check
 * @throws Error if the program doesn't compile, or fails before its check
 */
export async function runAnswer(code: string, checks: string): Promise<Answer> {
  const result = compileProgram(code);
  if ('problems' in result) throw Error(JSON.stringify(result.problems));
  const problems: string[] = [];
  const recorder = new Recorder(
    { ...result.job, samples: [] },
    (event) => void (event.type === 'problem' && problems.push(event.message)),
    () => () => undefined,
  );
  Object.assign(globalThis, { [Symbol.for('code-samples')]: recorder });
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = path.join(compiled, `${name}.mjs`);
  mkdirSync(compiled, { recursive: true });
  writeFileSync(file, result.job.code.replaceAll('"o1js:"', '"o1js"'));
  // The check comes first, because it puts its own functions into o1js.
  const { check } = (await import(checks)) as { check: Check<unknown> };
  const program = (await import(pathToFileURL(file).href)) as object;
  return { outcome: await runCheck(check, program), program: name, problems };
}
