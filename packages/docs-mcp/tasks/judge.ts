// `npm run docs-mcp:tasks -- <folder>` judges the answers of an assistant: `<folder>/01-of-age.ts`, …
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check';
import { compileAnswer } from './compile';

const folder = path.resolve(process.argv[2] ?? '.');
const marks = { compiles: 0, solved: 0, sound: 0 };
const tasks = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

console.log('| Task | Compiles | Solved | Sound | Notes |\n|-|-|-|-|-|');
for (const task of tasks) {
  const { notes, ...marked } = await judge(task);
  for (const mark of Object.keys(marks) as (keyof typeof marks)[])
    marks[mark] += Number(marked[mark]);
  const cells = Object.values(marked).map((is) => (is ? 'yes' : 'no'));
  console.log(`| ${[task, ...cells, notes.split('\n')[0]].join(' | ')} |`);
}
const { compiles, solved, sound } = marks;
console.log(
  `\nOf ${tasks.length}: ${compiles} compile, ${solved} solved, ${sound} sound.`,
);
// The threads of o1js would keep the process.
process.exit(0);

async function judge(task: string) {
  const failed = { compiles: false, solved: false, sound: false };
  const file = path.join(folder, `${task}.ts`);
  if (!existsSync(file)) return { ...failed, notes: 'no answer' };
  const { check } = (await import(`./${task}/check.ts`)) as {
    check: Check<unknown>;
  };
  const { errors, answer } = compileAnswer(file, task);
  const compiles = errors === '';
  try {
    const { solved, attacks } = await check(await answer);
    const succeeded = Object.keys(attacks).filter((name) => attacks[name]);
    // An answer that does nothing can't be attacked.
    const sound = solved && succeeded.length === 0;
    return { compiles, solved, sound, notes: errors || succeeded.join(', ') };
  } catch (error) {
    return { ...failed, compiles, notes: (error as Error).message };
  }
}
