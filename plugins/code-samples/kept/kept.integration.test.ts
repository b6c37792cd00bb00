import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentRelease } from '../../../config/releases';
import { ReleaseChecks } from '../checks/release-checks';
import { writeCosts } from '../measure/circuit-costs';
import type { Program } from '../program/programs';
import { defaultLimits } from '../run/limits';
import type { Environment } from './environment';
import { programKey } from './key';
import { isSafe } from './passes';

// Programs run.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const release = currentRelease();

describe('a program that passed runs again when something differs:', () => {
  const page = 'docs/kept.mdx';
  const source = `# Kept

\`\`\`ts title="half.ts"
import { Provable, Field } from 'o1js';

export const half = Field(8).div(2);
\`\`\`

\`\`\`ts cost id=square
half.square(); // => 16n
const cs = await Provable.constraintSystem(() => {
  Provable.witness(Field, () => 1n).square();
});
\`\`\`

\`\`\`ts test
import { expect, test } from 'vitest';
import { half } from './half';

test('half', () => expect(half.toBigInt()).toBe(4n));
\`\`\`
`;
  let siteFolder: string;
  const record = (gates: Record<string, number>) =>
    writeCosts(release, siteFolder, {
      o1js: '2.15.0',
      samples: {
        square: { page: 'kept.mdx', circuits: { cs: { rows: 1, gates } } },
      },
    });

  /** Checks all programs; @returns those that ran, by the line of their first block. */
  async function run(onRelease = release): Promise<number[]> {
    const checks = new ReleaseChecks(onRelease, {
      siteFolder,
      pages: [],
      prove: false,
      keep: path.join(siteFolder, 'passed'),
      limits: { ...defaultLimits, run: 60, prove: 60 },
    });
    const ran: number[] = [];
    for (const program of checks.programs) {
      if (checks.hasPassed(program)) continue;
      const { problems } = await checks.check(program);
      const [problem] = problems;
      if (problem) throw new Error(problem.message);
      checks.keepPass(program, 1, { problems: [], events: [] });
      ran.push(program.line);
    }
    checks.close();
    return ran;
  }
  const write = (text: string) =>
    writeFileSync(path.join(siteFolder, page), text);

  let passedOnce: string;

  beforeAll(async () => {
    passedOnce = siteFolder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
    mkdirSync(path.join(siteFolder, 'docs'));
    write(source);
    record({ Generic: 1 });
    expect(await run()).toEqual([4, 17]);
  });

  beforeEach(async () => {
    siteFolder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
    cpSync(passedOnce, siteFolder, { recursive: true });
    expect(await run()).toEqual([]);
  });

  test('not when only prose differs', async () => {
    write(source.replace('# Kept', '# Kept\n\nMore words.'));
    expect(await run()).toEqual([]);
  });

  test('its code, and the code of a file that it imports', async () => {
    write(source.replace('Field(8).div(2)', 'Field(4)'));
    expect(await run()).toEqual([4, 17]);
  });

  test('a block above it', async () => {
    write(source.replace('half.square();', 'half.mul(half);'));
    expect(await run()).toEqual([4]);
  });

  test('a flag', async () => {
    write(source.replace(' cost id=square', ''));
    expect(await run()).toEqual([4]);
  });

  test('its recorded costs', async () => {
    record({ Generic: 2 });
    await expect(run()).rejects.toThrow('The cost of cs does not hold');
  });

  test('a global that another page declares', async () => {
    writeFileSync(
      path.join(siteFolder, 'docs/global.mdx'),
      '# Global\n\n```ts\ndeclare global {\n  var shared: number;\n}\nexport {};\n```\n',
    );
    expect(await run()).toEqual([4, 4, 17]);
  });

  test('its line, when its code can see it', async () => {
    const seeing = source.replace(
      'half.square(); // => 16n',
      "new Error().stack?.includes('kept'); // => true",
    );
    write(seeing);
    expect(await run()).toEqual([4]);
    write(seeing.replace('# Kept', '# Kept\n\nMore words.'));
    expect(await run()).toEqual([6]);
  });
});

describe('the environment', () => {
  const environment: Environment = {
    o1js: '2.15.0',
    platform: 'linux x64',
    backend: 'native',
    globals: [],
  };
  const changes: Partial<Environment>[] = [
    { o1js: '2.16.0' },
    { platform: 'darwin arm64' },
    { backend: 'wasm' },
    { globals: ['declare global {}'] },
  ];

  test.each(changes)('counts: %j', (change) => {
    const program = { kind: 'module', samples: [], files: [] };
    const keyIn = (value: Environment) =>
      programKey(program as unknown as Program, value, {
        o1js: '2.15.0',
        samples: {},
      });
    expect(keyIn({ ...environment, ...change })).not.toBe(keyIn(environment));
  });
});

test.each([
  ['after half of the time it had', { share: 0.6, retried: false }],
  ['after a failure beside others', { share: 0.1, retried: true }],
])('a program that passed %s runs again', (_, run) => {
  expect(isSafe(run)).toBe(false);
  expect(isSafe({ share: 0.1, retried: false })).toBe(true);
});
