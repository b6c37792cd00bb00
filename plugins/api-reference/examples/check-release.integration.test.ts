import {
  mkdtempSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { currentRelease } from '../../../config/releases';
import { checkExamples } from './check-release';

const siteFolder = mkdtempSync(path.join(os.tmpdir(), 'api-examples-'));
mkdirSync(path.join(siteFolder, 'docs/api-reference'), { recursive: true });
symlinkSync(
  path.resolve('node_modules'),
  path.join(siteFolder, 'node_modules'),
);
writeFileSync(
  path.join(siteFolder, 'docs/api-reference/symbols.json'),
  JSON.stringify([{ name: 'Field', kind: 'class', declarations: [] }]),
);
afterAll(() => rmSync(siteFolder, { recursive: true }));

test(
  'examples that TypeScript accepts are run on the release',
  { timeout: 120_000 },
  async () => {
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
    const examples = Object.entries(codes).map(([key, code]) => ({
      key,
      code,
      at: 'classes/Field',
    }));
    const { examples: outcomes } = await checkExamples(
      currentRelease(),
      examples,
      siteFolder,
    );
    const results = Object.fromEntries(
      Object.entries(outcomes).map(([key, { result }]) => [key, result]),
    );
    expect(results).toEqual({
      ran: 'ran',
      throws: 'ran',
      silent: 'failed',
      failed: 'failed',
      rejected: 'rejected',
      fragment: 'fragment',
      member: 'fragment',
      network: 'network',
    });
    expect(outcomes.failed?.message).toBe(
      'Error: Field.assertEquals(): 1 != 2',
    );
    expect(outcomes.rejected?.message).toMatch(
      /^Property 'plus' does not exist/,
    );
  },
);
