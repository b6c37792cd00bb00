import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentRelease } from '../../../config/releases';
import { ReleaseChecks } from '../checks/release-checks';
import { writeCosts } from '../measure/circuit-costs';
import type { Program } from '../program/programs';
import { defaultLimits } from '../run/limits';
import type { Sample } from '../sample';
import { readEnvironment, type Environment } from './environment';
import { importedSources } from './imported-sources';
import { environmentKey, programKey } from './key';
import { lockedPackages } from './locked-packages';
import { Passes } from './passes';

// Programs run.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const release = currentRelease();
const plugin = path.resolve(import.meta.dirname, '..');

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
    packages: ['node_modules/o1js 2.15.0 sha512-a'],
    o1js: '2.15.0',
    sources: { 'run/runtime/main.ts': 'a' },
    node: 'v20.0.0',
    platform: 'linux x64',
    backend: 'native',
    globals: [],
  };
  const changes: Partial<Environment>[] = [
    { packages: ['node_modules/o1js 2.15.0 sha512-b'] },
    { o1js: '2.16.0' },
    { sources: { 'run/runtime/main.ts': 'b' } },
    { node: 'v22.0.0' },
    { platform: 'darwin arm64' },
    { backend: 'wasm' },
    { globals: ['declare global {}'] },
  ];

  test.each(changes)('counts: %j', (change) => {
    const program = { kind: 'module', samples: [], files: [] };
    const keyIn = (value: Environment) =>
      programKey(program as unknown as Program, environmentKey(value), {
        o1js: '2.15.0',
        samples: {},
      });
    expect(keyIn({ ...environment, ...change })).not.toBe(keyIn(environment));
  });

  test('is read from this project', () => {
    const checks = new ReleaseChecks(release, {
      siteFolder: path.join(plugin, 'fixtures/guides'),
      pages: [],
      prove: false,
      limits: defaultLimits,
    });
    const read = readEnvironment(
      checks.release,
      path.join(plugin, 'fixtures/guides'),
    );
    expect(read.node).toBe(process.version);
    expect(read.backend).toBe(checks.release.backend);
    const packages = read.packages.map((line) => line.split(' ')[0]);
    expect(packages).toEqual(
      expect.arrayContaining([
        'node_modules/o1js',
        'node_modules/typescript',
        'node_modules/vitest',
      ]),
    );
    expect(packages).not.toContain('node_modules/@docusaurus/core');
    expect(Object.keys(read.sources)).toEqual(
      expect.arrayContaining([
        'config/releases.ts',
        'plugins/code-samples/checks/define-checks.ts',
        'plugins/code-samples/program/instrument.ts',
        'plugins/code-samples/run/runtime/main.ts',
        'plugins/code-samples/run/runtime/compare.ts',
        'plugins/code-samples/run/test-block.config.ts',
        'plugins/code-samples/types/compile.ts',
      ]),
    );
  });

  test('holds whatever a source file imports', () => {
    const sources = importedSources([path.join(plugin, 'checks/options.ts')]);
    expect([...sources.keys()].map((f) => path.relative(plugin, f))).toContain(
      'run/limits.ts',
    );
  });

  test('holds packages as npm laid them out', () => {
    const lock = {
      packages: {
        'node_modules/a': {
          version: '1',
          integrity: 'x',
          dependencies: { b: '1', gone: '1' },
        },
        'node_modules/a/node_modules/b': {
          version: '2',
          integrity: 'y',
          optionalDependencies: { c: '1' },
        },
        'node_modules/b': { version: '1', integrity: 'z' },
        'node_modules/c': {
          version: '3',
          integrity: 'w',
          peerDependencies: { a: '1' },
        },
        'node_modules/other': { version: '9', integrity: 'v' },
      },
    };
    expect(lockedPackages(lock, ['a'])).toEqual([
      'node_modules/a 1 x',
      'node_modules/a/node_modules/b 2 y',
      'node_modules/c 3 w',
    ]);
  });
});

describe('passes that are not kept', () => {
  const program = {
    page: 'docs/a.mdx',
    line: 1,
    samples: [] as Sample[],
  } as unknown as Program;
  const run = { share: 0.1, retried: false };

  test.each([
    ['after half of the time it had', { share: 0.6 }],
    ['after a failure beside others', { retried: true }],
  ])('%s', (_, change) => {
    const passes = new Passes(mkdtempSync(path.join(os.tmpdir(), 'passes-')));
    passes.keep('key', program, { ...run, ...change });
    expect(passes.has('key')).toBe(false);
    passes.keep('key', program, run);
    expect(passes.has('key')).toBe(true);
    passes.forget();
    expect(passes.has('key')).toBe(false);
  });
});
