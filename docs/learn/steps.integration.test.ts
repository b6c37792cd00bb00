// @module-tag nightly
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFrontMatter } from '@o1js-docs/markdown/front-matter';
import { ownPart } from '@o1js-docs/runner/learn/course';
import type { Outcome } from '@o1js-docs/runner/run/outcome';
import { runAnswer } from './run-answer';

/** The first circuit starts the threads of o1js, which takes minutes on a busy machine. */
const timeout = 600_000;

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

  describe.each(parts)('%s', async (part) => {
    const solution = read(`${part}solution.ts`);
    const answer = (code: string) =>
      runAnswer(code, path.join(folder, `${part}checks.ts`));
    const changes = await changesOf(part);
    const readAll = (kind: string) =>
      files
        .filter((file) => file.startsWith(`${part}${kind}-`))
        .map((file) => read(file));
    const changed = changes.map(([expected = '', ...pairs]) => ({
      expected,
      code: pairs.reduce(
        (code, others, i) =>
          i % 2 ? code.replace(pairs[i - 1], () => others) : code,
        solution,
      ),
    }));
    const right = [
      ...[solution, ...readAll('right')].map((code) => ({ code })),
      ...changed.filter(({ expected }) => expected === 'passed'),
    ];
    const wrong = [
      ...readAll('wrong').map((code) => ({
        expected: head.exec(code)?.[1] ?? 'no first line',
        code,
      })),
      ...changed.filter(({ expected }) => expected !== 'passed'),
    ];

    test('each change is one of the solution', () => {
      for (const [, ...pairs] of changes) {
        for (const lines of pairs.filter((_, i) => i % 2 === 0)) {
          expect(solution.split(lines), lines).toHaveLength(2);
        }
      }
    });

    test('the start is not yet right', async () => {
      const { outcome, program } = await answer(read(`${part}start.ts`));
      expect(outcome).toMatchObject({ state: 'not-yet' });
      expectLine(outcome, program);
    });

    test.each(right)('right answer %#', async ({ code }) => {
      const { outcome, problems } = await answer(code);
      expect(problems).toEqual([]);
      expect(outcome).toMatchObject({ state: 'passed' });
    });

    test.each(wrong)('$expected', async ({ expected, code }) => {
      const [, state, message] = /^([a-z-]+): (.*)$/.exec(expected) ?? [];
      const { outcome, program } = await answer(code);
      expectLine(outcome, program);
      expect(outcome.state).toBe(state);
      expect(outcome.message).toContain(message);
    });

    test('answers change only what a reader can change', () => {
      expect(wrong.length).toBeGreaterThan(0);
      if (task !== 'break' || part !== '') return;
      const fixed = readOnlyPart(read('start.ts'));
      for (const { code } of [{ code: solution }, ...wrong]) {
        expect(readOnlyPart(code.replace(head, ''))).toBe(fixed);
      }
    });

    /** Answers as changes of the solution: what is expected, lines, what stands in their place, and so on. */
    async function changesOf(part: string) {
      if (!files.includes(`${part}changes.ts`)) return [];
      const file = `./${step}/${part}changes.ts`;
      const { changes } = (await import(file)) as { changes: string[][] };
      return changes;
    }
  });
});

/** The expected outcome of a wrong answer, in the first line of its file. */
const head = /^\/\/ ((?:not-yet|accepted): .*)\n/;

/** Fails if the circuit rejects an answer, and the page can't mark the line that did. */
function expectLine({ message, error }: Outcome, program: string): void {
  if (!message.startsWith('The circuit rejects')) return;
  expect((error as Error | undefined)?.stack).toContain(program);
}

function readOnlyPart(code: string): string {
  const [above = '', rest = ''] = code.split(ownPart.begins);
  const [, below = ''] = rest.split(ownPart.ends);
  return above + below;
}
