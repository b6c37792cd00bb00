import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Summary } from './summary';

const file = path.resolve(
  import.meta.dirname,
  '../../../.cache/code-samples/summary.json',
);

/** Writes the summary for other programs to read. */
export function writeSummary(summary: Summary): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
}
