// `npm run docs-mcp:tasks -- <folder>` judges the answers of an assistant: `<folder>/01-of-age.ts`, …
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Check, Verdict } from './check';
import { importAnswer, typeErrors } from './compile';

const tasks = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const folder = path.resolve(process.argv[2] ?? '.');
const marks = { compiles: 0, solved: 0, sound: 0 };

console.log('| Task | Compiles | Solved | Sound | Notes |\n|-|-|-|-|-|');
for (const task of tasks) {
  const { compiles, verdict, note } = await judge(
    task,
    path.join(folder, `${task}.ts`),
  );
  const solved = Boolean(verdict?.solved);
  const succeeded = Object.entries(verdict?.attacks ?? {}).filter(
    ([, isHarmed]) => isHarmed,
  );
  // An answer that does nothing can't be attacked.
  const sound = solved && succeeded.length === 0;
  marks.compiles += Number(compiles);
  marks.solved += Number(solved);
  marks.sound += Number(sound);
  const notes = note || succeeded.map(([attack]) => attack).join(', ');
  const cells = [compiles, solved, sound].map((is) => (is ? 'yes' : 'no'));
  console.log(`| ${[task, ...cells, notes].join(' | ')} |`);
}
const { compiles, solved, sound } = marks;
console.log(
  `\nOf ${tasks.length}: ${compiles} compile, ${solved} solved, ${sound} sound.`,
);
// The threads of o1js would keep the process.
process.exit(0);

async function judge(
  task: string,
  file: string,
): Promise<{ compiles: boolean; verdict?: Verdict; note: string }> {
  if (!existsSync(file)) return { compiles: false, note: 'no answer' };
  const errors = typeErrors(file);
  const compiles = errors === '';
  const { check } = (await import(`./${task}/check.ts`)) as {
    check: Check<unknown>;
  };
  return importAnswer(file, task)
    .then(check)
    .then(
      (verdict) => ({ compiles, verdict, note: errors.split('\n')[0]! }),
      ({ message }: Error) => ({ compiles, note: message.split('\n')[0]! }),
    );
}
