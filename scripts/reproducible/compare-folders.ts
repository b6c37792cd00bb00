import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Compares two folders byte for byte.
 *
 * @returns a line for each file that is in one folder only, or differs and where; none when they are the same
 */
export function compareFolders(first: string, second: string): string[] {
  const ofFirst = filesOf(first);
  const ofSecond = new Set(filesOf(second));
  return [
    ...ofFirst.flatMap((file) => {
      if (!ofSecond.delete(file)) return [`${file}: only in ${first}`];
      const before = readFileSync(path.join(first, file));
      const after = readFileSync(path.join(second, file));
      return before.equals(after) ? [] : [`${file}: ${where(before, after)}`];
    }),
    ...[...ofSecond].map((file) => `${file}: only in ${second}`),
  ];
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    )
    .sort();
}

/** What stands where two files begin to differ. */
function where(before: Buffer, after: Buffer): string {
  const differs = before.findIndex((byte, index) => byte !== after[index]);
  const at = differs < 0 ? before.length : differs;
  const [one, other] = [before, after].map((file) =>
    JSON.stringify(file.subarray(Math.max(0, at - 20), at + 40).toString()),
  );
  return `differs from byte ${at} on: ${one} and ${other}`;
}
