// @module-tag nightly
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { currentRelease } from '@o1js-docs/project/releases';
import { exampleKey, outcomesFile, readOutcomeNotes } from './outcome';
import { examplesFile } from './read-examples';

const siteFolder = mkdtempSync(path.join(os.tmpdir(), 'api-examples-'));
const reference = path.join(siteFolder, 'docs/api-reference');
const outcomes = path.join(siteFolder, outcomesFile(currentRelease()));
mkdirSync(reference, { recursive: true });
mkdirSync(path.dirname(outcomes));
symlinkSync(
  path.resolve('node_modules'),
  path.join(siteFolder, 'node_modules'),
);
writeFileSync(
  path.join(reference, 'symbols.json'),
  JSON.stringify([{ name: 'Field', kind: 'class', declarations: [] }]),
);
afterAll(() => rmSync(siteFolder, { recursive: true }));

const codes = {
  ran: 'Field(1).add(1).assertEquals(2);',
  throws: 'Field(3.141); // ERROR: no integer',
  silent: 'Field(3); // ERROR: no integer',
  failed: 'Field(1).assertEquals(2);',
  rejected: 'Field(1).plus(1);',
  fragment: 'x.add(Field(1));',
  member: '@method move() {\n  this.x;\n}',
  network: "await fetch('https://example.com');",
};

function runExamples(...args: string[]): {
  status: number | null;
  out: string;
} {
  const config = path.join(import.meta.dirname, 'vitest.config.ts');
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      ...['tsx', 'node_modules/vitest/vitest.mjs', 'run', '--config', config],
      ...['--configLoader', 'runner'],
      ...['--project', currentRelease().label, ...args],
    ],
    {
      cwd: siteFolder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  return { status, out: stdout + stderr };
}

test(
  'an example is run on its release, and its outcome is recorded and compared',
  { timeout: 240_000 },
  () => {
    const written = Object.entries(codes).map(([name, code]) => ({
      key: exampleKey(code),
      at: `classes/X#${name}`,
      code,
    }));
    writeFileSync(path.join(reference, examplesFile), JSON.stringify(written));
    const recording = runExamples('-u');
    expect(recording.status, recording.out).toBe(0);
    const text = readFileSync(outcomes, 'utf8');
    expect(text.match(/"It runs\."/g)).toHaveLength(2);
    const notes = readOutcomeNotes(currentRelease(), siteFolder);
    const noteOf = (name: keyof typeof codes) =>
      notes.get(exampleKey(codes[name]));
    expect(noteOf('ran')).toBeUndefined();
    expect(noteOf('throws')).toBeUndefined();
    expect(noteOf('silent')).toMatch(/^It fails: expected to throw/);
    expect(noteOf('failed')).toBe(
      'It fails: Error: Field.assertEquals(): 1 != 2',
    );
    expect(noteOf('rejected')).toMatch(
      /^TypeScript does not accept it: Property 'plus' does not exist/,
    );
    expect(noteOf('fragment')).toBe('Part of a program: not run.');
    expect(noteOf('member')).toBe('Part of a program: not run.');
    expect(noteOf('network')).toBe('Needs a network: not run.');

    writeFileSync(
      outcomes,
      text.replace('Needs a network: not run.', 'It runs.'),
    );
    const comparing = runExamples();
    expect(comparing.status).toBe(1);
    expect(comparing.out).toMatch(
      /fetch\('https:[^]*Expected: .*It runs\.[^]*Received: .*Needs a network/,
    );
    expect(comparing.out).toMatch(/1 failed \| 7 passed/);
  },
);
