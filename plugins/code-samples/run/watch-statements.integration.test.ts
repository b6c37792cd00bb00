import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { startNode } from './start-node';
import { killWhenStill } from './watch-statements';

let report: string;
const endless = () =>
  startNode(['-e', 'for (;;) {}'], { cwd: '.', env: process.env });

beforeEach(() => {
  report = path.join(mkdtempSync(path.join(os.tmpdir(), 'still-')), 'report');
});

test('a statement that does not end is told of, then killed', async () => {
  writeFileSync(report, '');
  const node = endless();
  const told: number[] = [];
  const limits = { program: 600, statement: 3 };
  const { result, killedAfter } = await killWhenStill(
    report,
    limits,
    node,
    node.exit,
    (seconds) => told.push(seconds),
  );
  expect(result).toBeNull();
  expect(killedAfter).toBe(3);
  expect(told).toHaveLength(1);
});

test('the time until there is a report counts for the program alone', async () => {
  const node = endless();
  const limits = { program: 2, statement: 1 };
  const { killedAfter } = await killWhenStill(
    report,
    limits,
    node,
    node.exit,
    () => expect.unreachable(),
  );
  expect(killedAfter).toBe(2);
});
