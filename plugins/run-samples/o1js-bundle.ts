import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InstalledRelease } from '../../config/installed-release';
import { DiskCache } from '../disk-cache';

/** A file of the site, and its content. */
export interface Asset {
  name: string;
  content: Buffer;
}

const bundles = new DiskCache<Buffer>('o1js-bundles', [
  'plugins/run-samples/o1js-bundle.ts',
]);

/**
 * Compresses a release's web bundle. The page unpacks it, so that it knows the
 * number of bytes to load: a server that compresses does not send the size.
 *
 * @throws Error if the package has no web bundle
 */
export function o1jsBundle({
  packageFolder,
  o1jsVersion,
  npmPackage,
}: InstalledRelease): Asset {
  const file = path.join(packageFolder, 'dist/web/index.js');
  if (!existsSync(file)) {
    throw new Error(
      `Package ${npmPackage} is incomplete: dist/web/index.js does not exist. Samples need it to run in the browser. Run: npm ci`,
    );
  }
  const script = readFileSync(file);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  return {
    name: `o1js-${o1jsVersion}.${hash}.js.gz`,
    content: bundles.get(hash, () => gzipSync(script, { level: 9 })),
  };
}
