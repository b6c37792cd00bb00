import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missing } from './expected';
import type { CommandStep, EntryStep, Step } from './tutorial';
import { readerEnvironment } from './reader-environment';
import { runCommand } from './run-command';

/** Where a tutorial takes place, and what is told about it. */
export interface Place {
  /** Absolute path of the folder in which it begins. */
  folder: string;
  /** Seconds that one command may take. */
  limit: number;
  /** Called when a command has ended. */
  report: (step: CommandStep, seconds: number) => void;
}

/** @returns what went wrong first, with the line of the step; undefined when all steps worked */
export async function runTutorial(
  steps: readonly Step[],
  { folder, limit, report }: Place,
): Promise<{ line: number; message: string } | undefined> {
  // Compiled keys are no part of the folder, and a new reader has none.
  const env = readerEnvironment(`${folder}-cache`);
  let cwd = folder;
  for (const step of steps) {
    const file = step.kind === 'command' ? '' : path.join(cwd, step.path);
    if (step.kind === 'file') {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, step.text);
    } else if (step.kind === 'entry') {
      try {
        putEntry(file, step);
      } catch (error) {
        const message = `${step.path} has no place for the entry: ${String(error)}`;
        return { line: step.line, message };
      }
    } else {
      const began = performance.now();
      const { command, until } = step;
      const options = { cwd, env, limit, ...(until && { until }) };
      const result = await runCommand(command, options);
      report(step, (performance.now() - began) / 1000);
      cwd = result.cwd;
      const problem = result.problem ?? problemOf(step, result);
      if (problem) {
        const printed = result.output.trim().split('\n').slice(-40).join('\n');
        const message = `${command}\n${problem}\nIt printed:\n${printed}`;
        return { line: step.line, message };
      }
    }
  }
  return undefined;
}

function problemOf(
  { expected, until }: CommandStep,
  { output, code }: { output: string; code: number | null },
): string | undefined {
  const { error } = expected;
  if (error === undefined && !until && code !== 0) {
    return `It failed, with code ${code}.`;
  }
  if (error !== undefined && code === 0) {
    return `The page states that it fails: ${error}`;
  }
  const text = missing(expected, output);
  return text === undefined ? undefined : `The page states: ${text}`;
}

type Entries = { [key: string]: Entries } & Record<string, unknown>;

/** @throws Error if the file is missing, or the entry has no parent in it */
function putEntry(file: string, { keys, value }: EntryStep): void {
  const root = JSON.parse(readFileSync(file, 'utf8')) as Entries;
  const parent = keys.slice(0, -1).reduce((entry, key) => entry[key]!, root);
  Object.assign(parent, { [keys.at(-1)!]: value });
  writeFileSync(file, `${JSON.stringify(root, null, 2)}\n`);
}
