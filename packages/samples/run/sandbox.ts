import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import type { Backend } from '../measure/times';
import { statementFile } from './report';

/** Node's name of the switch has `experimental` in front until Node 23. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** o1js allocates many short-lived objects, and its functions are hot at once. These options make circuits faster. */
const speed = [
  '--max-semi-space-size=128',
  '--semi-space-growth-factor=8',
  '--no-lazy-feedback-allocation',
];

/** The folder of this run. It is in the project, so that samples find the project's packages. */
const workFolder = makeFolder(path.join(projectFolder, '.cache/code-samples'));
process.once('exit', () =>
  rmSync(workFolder, { recursive: true, force: true }),
);

function makeFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, 'run-'));
}

/** @returns the places at which processes ended since the last call, e.g. `docs/basic-types/field.mdx:12` */
export function takeCrashedStatements(): string[] {
  return readdirSync(workFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file).startsWith(statementFile('')))
    .map((name) => {
      const file = path.join(workFolder, name);
      const place = readFileSync(file, 'utf8');
      rmSync(file);
      return place;
    })
    .filter(Boolean);
}

/**
 * Limits samples with Node's permission model: they read packages, and write only
 * into their folder and into o1js' cache. This stops mistakes. It does not stop an
 * attacker, because child processes and addons have no such limits.
 *
 * @param prover measures this prover, with an empty cache of keys
 * @returns arguments and environment of Node for the process that runs the samples
 */
export function sandboxOf(
  { packageFolder, o1jsVersion }: InstalledRelease,
  prover?: Backend,
): { execArgv: string[]; env: Record<string, string> } {
  const backend =
    prover ?? (hasNativeProver(packageFolder) ? 'native' : 'wasm');
  const folder = path.join(workFolder, o1jsVersion);
  // Times are those of a reader who runs the sample for the first time.
  const keys = prover
    ? path.join(folder, 'keys')
    : path.join(projectFolder, '.cache/o1js', o1jsVersion);
  // Samples may write into the folder, but not create it.
  mkdirSync(keys, { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(
    packageFolder,
    path.join(folder, 'node_modules/o1js'),
    'junction',
  );
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const reads = [
    projectFolder,
    realpathSync(path.join(projectFolder, 'node_modules')),
    // vitest passes the modules of a test as temporary files.
    realpathSync(os.tmpdir()),
    keys,
  ];
  const allow = (access: string, folders: readonly string[]) =>
    [...new Set(folders)].map(
      (each) => `--allow-fs-${access}=${each}${path.sep}*`,
    );
  return {
    execArgv: [
      ...speed,
      permission,
      ...allow('read', reads),
      ...allow('write', [folder, keys]),
      // o1js has a thread pool, its native prover is an addon, and some samples start Node.
      '--allow-worker',
      '--allow-addons',
      '--allow-child-process',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    env: {
      O1JS_BACKEND: backend,
      XDG_CACHE_HOME: keys,
      SAMPLES_FOLDER: folder,
    },
  };
}

function hasNativeProver(packageFolder: string): boolean {
  const packageJson = path.join(packageFolder, 'package.json');
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(packageJson, 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  if (!('@o1js/native' in { ...dependencies, ...optionalDependencies })) {
    return false;
  }
  try {
    createRequire(packageJson).resolve(
      `@o1js/native-${process.platform}-${process.arch}`,
    );
    return true;
  } catch {
    return false;
  }
}
