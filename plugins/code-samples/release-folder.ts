import {
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  rmSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InstalledRelease } from '../../config/installed-release';
import type { Backend } from './measure/times';
import { compilerOptions } from './types/compiler-options';

/** A sandbox project in which `o1js` is the release, like the project of a reader. */
export interface ReleaseFolder extends InstalledRelease {
  folder: string;
  /** A module for the runner that re-exports the release, and its network endpoints. */
  entry: string;
  /** Folder for prover keys of the release between runs. */
  proofCache: string;
  /** The prover: native if the release has one for this machine. */
  backend: Backend;
}

/** Folder for newly made prover keys, below the cache folder. */
export const coldProofCache = 'o1js-cold';

/**
 * Prepares the sandbox project in which samples of a release are compiled and run.
 * `node_modules/o1js` is a link to the release's package, so that Node,
 * TypeScript and vitest all resolve it as usual.
 *
 * @param release the installed package
 * @param workFolder absolute path, below a folder whose node_modules contains the other packages
 * @param cacheFolder absolute path of the folder for prover keys
 * @param coldProofs ignores prover keys of earlier runs, for measuring times
 */
export function prepareReleaseFolder(
  release: InstalledRelease,
  workFolder: string,
  cacheFolder: string,
  coldProofs = false,
): ReleaseFolder {
  const folder = path.join(workFolder, release.docsVersion);
  const link = path.join(folder, 'node_modules', 'o1js');
  mkdirSync(path.dirname(link), { recursive: true });
  if (
    !existsSync(link) ||
    realpathSync(link) !== realpathSync(release.packageFolder)
  ) {
    rmSync(link, { recursive: true, force: true });
    symlinkSync(release.packageFolder, link, 'junction');
  }
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ type: 'module', private: true }),
  );
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions }, null, 2),
  );
  const entry = path.join(folder, 'o1js.mjs');
  writeFileSync(
    entry,
    `export * from 'o1js';
export { networkConfig } from './node_modules/o1js/dist/node/lib/mina/v1/fetch.js';
`,
  );
  const proofCache = path.join(
    cacheFolder,
    coldProofs ? coldProofCache : 'o1js',
    release.o1jsVersion,
  );
  if (coldProofs) rmSync(proofCache, { recursive: true, force: true });
  // Samples are allowed to write into the folder, but not to create it.
  mkdirSync(proofCache, { recursive: true });
  return {
    ...release,
    folder,
    entry,
    proofCache,
    backend: hasNativeProver(release.packageFolder) ? 'native' : 'wasm',
  };
}

/** @returns the project for runs with the WebAssembly prover. It has its own keys, because otherwise the second of two measured runs would start warm. */
export function onWasm(release: ReleaseFolder): ReleaseFolder {
  const proofCache = path.join(release.proofCache, 'wasm');
  mkdirSync(proofCache, { recursive: true });
  return { ...release, backend: 'wasm', proofCache };
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
