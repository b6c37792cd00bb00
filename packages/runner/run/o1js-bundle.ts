import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { DiskCache } from '@o1js-docs/project/cache/disk-cache';
import dummyProofs from './dummy-proofs.json';

/** A file of the site, and its content. */
export interface Asset {
  name: string;
  content: Buffer;
}

const bundles = new DiskCache<Buffer>('o1js-bundles', [import.meta.url]);

/** The function `dummyProof(maxProofsVerified, domainLog2)` of o1js, minified. */
const dummyProof =
  /(?<head>async function \w+\((?<proofs>\w+),(?<domain>\w+)\)\{)return (?<init>await [\w$]+\(\)),(?<made>[\w$]+\(async\(\)=>(?<pickles>[\w$]+)\.dummyProof\(\w+,\w+\)\[1\]\))/;

/**
 * Compresses a release's web bundle. The page unpacks it, so that it knows the
 * number of bytes to load: a server that compresses does not send the size.
 *
 * Without proofs, contracts and programs use dummy proofs. o1js needs threads to
 * make them, which browsers give only to isolated pages. They are the same for all
 * programs and releases, so the bundle has the usual ones.
 *
 * @throws Error if the bundle makes dummy proofs in another way
 */
export function o1jsBundle({
  packageFolder,
  o1jsVersion,
  npmPackage,
}: InstalledRelease): Asset {
  const file = path.join(packageFolder, 'dist/web/index.js');
  const original = readFileSync(file, 'utf8');
  const script = original.replace(
    dummyProof,
    `$<head>$<init>;const ready=${JSON.stringify(dummyProofs)}[[$<proofs>,$<domain>]];return ready?$<pickles>.proofOfBase64(ready,$<proofs>)[1]:$<made>`,
  );
  if (script === original) {
    throw new Error(
      `Package ${npmPackage}: dist/web/index.js has no function like \`dummyProof\` of o1js 2.15.0. Change \`dummyProof\` in packages/runner/run/o1js-bundle.ts.`,
    );
  }
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  return {
    name: `o1js-${o1jsVersion}.${hash}.js.gz`,
    content: bundles.get(hash, () => gzipSync(script, { level: 9 })),
  };
}
