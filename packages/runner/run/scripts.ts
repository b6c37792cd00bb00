import { createHash } from 'node:crypto';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { toWorkerCode } from './compile/emit';
import { browserslist } from '../../../package.json';
import { frameFile, isolationFile } from './paths';
import type { Asset } from './o1js-bundle';

/** The oldest browsers that the site is built for, as esbuild names them. */
export const browserTargets = browserslist.production.map((query) =>
  query.replace(' >= ', ''),
);

/** Options of the bundler. */
const ofAllScripts = {
  bundle: true,
  write: false,
  target: browserTargets,
  charset: 'utf8',
  tsconfigRaw: {},
  logLevel: 'error',
} as const;

const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The policy of the frame: it may run its own script, and workers from the page's
 * data, without any network. o1js compiles WebAssembly and calls `new Function`.
 */
const framePolicy = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${hashOf(script, 'base64')}' blob: 'unsafe-eval' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** @returns the document of the frame in which programs run */
export function frameDocument(): Asset {
  const script = bundle('frame/frame.ts');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${framePolicy(script)}"><meta name="robots" content="noindex"><title>Runs samples</title><script>${script}</script></html>\n`;
  return { name: frameFile, content: Buffer.from(html) };
}

/** @returns the script of the worker in which programs run, or of the worker that compiles readers' programs, most of which is TypeScript */
export function workerScript(name: 'worker' | 'compile'): Asset {
  return hashed(name, bundle(`${name}/worker.ts`));
}

/** @returns the service worker that isolates the playground. Its name never changes, because browsers update it by name. */
export function isolationScript(): Asset {
  const script = bundle('isolation/service-worker.ts');
  return { name: isolationFile, content: Buffer.from(script) };
}

/**
 * @param file absolute path of a module of the course's checks
 * @returns it with the modules that it imports, as JavaScript for the worker
 */
export function emitChecks(file: string): string {
  const { outputFiles } = buildSync({
    ...ofAllScripts,
    entryPoints: [file],
    format: 'esm',
    external: ['o1js'],
  });
  return toWorkerCode(outputFiles[0]?.text ?? '');
}

/** @returns data as a JSON file with a hash in its name */
export function jsonAsset(name: string, data: unknown): Asset {
  return hashed(name, JSON.stringify(data), 'json');
}

function hashed(name: string, text: string, extension = 'js'): Asset {
  const hash = hashOf(text, 'hex').slice(0, 16);
  return { name: `${name}.${hash}.${extension}`, content: Buffer.from(text) };
}

function bundle(file: string): string {
  const { outputFiles } = buildSync({
    ...ofAllScripts,
    entryPoints: [own(file)],
    minify: true,
    format: 'iife',
    legalComments: 'inline',
    alias: { 'node:util': own('worker/node-util.js') },
    // TypeScript asks for them where it finds Node, and nowhere else.
    external: [...builtinModules],
  });
  // The comments of esbuild's end in a line break, which HTML keeps, and the hash counts.
  return (outputFiles[0]?.text ?? '').trim();
}

function hashOf(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
