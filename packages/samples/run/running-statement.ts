import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A process that crashed or that a loop blocks cannot tell its statement, so a file has it. */
const prefix = 'statement-';

/**
 * Writes down which statement runs in this process.
 *
 * @param place e.g. `docs/basic-types/field.mdx:12`; empty if no statement runs
 */
export function writeRunning(place: string): void {
  const folder = path.resolve(process.env.SAMPLES_FOLDER ?? '.', '..');
  writeFileSync(path.join(folder, `${prefix}${process.pid}`), place);
}

/**
 * Reads what runs in each process, and forgets the statements that it returns.
 *
 * @param folder the folder of the run
 * @param seconds returns only statements that have run for longer
 * @returns each process with its statement
 */
export function takeRunning(
  folder: string,
  seconds = 0,
): { pid: number; place: string }[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(folder, name))
    .filter((file) => Date.now() - statSync(file).mtimeMs >= seconds * 1000)
    .map((file) => {
      const place = readFileSync(file, 'utf8');
      rmSync(file);
      return { pid: Number(file.split(prefix).at(-1)), place };
    })
    .filter(({ place }) => place);
}
