// @module-tag nightly
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Recorder } from '@o1js-docs/samples/run/runtime/recorder';
import { parseFrontMatter } from '@o1js-docs/markdown/front-matter';
import { compileProgram } from '@o1js-docs/runner/run/compile/compile-program';
import type { Check, Outcome } from '@o1js-docs/runner/run/outcome';

/** The first circuit starts the threads of o1js, which takes minutes on a busy machine. */
const timeout = 600_000;
const partBegins = '// --- your part ---';
const partEnds = '// --- end ---';
const compiled = path.join(import.meta.dirname, '../../.cache/learn');

interface FrontMatter {
  title: string;
  description: string;
  task: 'make' | 'break' | 'repair';
  hints: string[];
  guide: string;
  proves?: true;
}

const steps = readdirSync(import.meta.dirname, { recursive: true })
  .map(String)
  .filter((file) => path.basename(file) === 'text.mdx')
  .map((file) => path.dirname(file))
  .sort();

describe.each(steps)('%s', { timeout }, async (step) => {
  const folder = path.join(import.meta.dirname, step);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const { frontMatter, content } = await parseFrontMatter({
    filePath: path.join(folder, 'text.mdx'),
    fileContent: read('text.mdx'),
  });
  const { title, description, task, hints, guide } =
    frontMatter as unknown as FrontMatter;
  // A task to break a circuit has a second part, with files of its own.
  const parts = files.includes('repair-start.ts') ? ['', 'repair-'] : [''];

  test('the text is complete', () => {
    const sections = content.match(/^## .*\n+\S/gm) ?? [];
    expect(sections).toHaveLength(parts.length);
    expect([title, description, guide].every(Boolean)).toBe(true);
    expect(['make', 'break', 'repair']).toContain(task);
    expect(hints).toHaveLength(2);
  });

  describe.each(parts)('%s', (part) => {
    const wrong = files.filter((file) => file.startsWith(`${part}wrong-`));
    const right = files.filter((file) => file.startsWith(`${part}right-`));

    test('the start is not yet right', async () => {
      const { outcome, program } = await answer(`${part}start.ts`);
      expect(outcome).toMatchObject({ state: 'not-yet' });
      expectLine(outcome, program);
    });

    test.each([`${part}solution.ts`, ...right])('%s passes', async (file) => {
      const { outcome, problems } = await answer(file);
      expect(problems).toEqual([]);
      expect(outcome).toMatchObject({ state: 'passed' });
    });

    test.each(wrong)('%s gets its outcome', async (file) => {
      const first = /^\/\/ ([a-z-]+): (.*)$/m.exec(read(file));
      const { outcome, program } = await answer(file);
      expectLine(outcome, program);
      expect(outcome.state).toBe(first?.[1]);
      expect(outcome.message).toContain(first?.[2]);
    });

    test('answers change only what a reader can change', () => {
      expect(wrong.length).toBeGreaterThan(0);
      if (task !== 'break' || part !== '') return;
      const fixed = readOnlyPart(read('start.ts'));
      for (const file of ['solution.ts', ...wrong]) {
        const code = read(file).replace(/^\/\/ (?:not-yet|accepted): .*\n/, '');
        expect(readOnlyPart(code), file).toBe(fixed);
      }
    });

    async function answer(file: string) {
      const { program, name, problems } = await run(read(file));
      const checks = `./${step}/${part}checks.ts`;
      const { check } = (await import(checks)) as { check: Check<unknown> };
      return { problems, program: name, outcome: await check(program) };
    }
  });
});

/** Fails if the circuit rejects an answer, and the page can't mark the line that did. */
function expectLine({ message, error }: Outcome, program: string): void {
  if (!message.startsWith('The circuit rejects')) return;
  expect((error as Error | undefined)?.stack).toContain(program);
}

/** Runs a program as the page does, and compares its stated results. */
async function run(code: string) {
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
  const program: unknown = await import(pathToFileURL(file).href);
  return { program, name, problems };
}

function readOnlyPart(code: string): string {
  const [above = '', rest = ''] = code.split(partBegins);
  const [, below = ''] = rest.split(partEnds);
  return above + below;
}
