import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InstalledRelease } from '../../config/installed-release';

/** A file of the site, and its content. */
export interface Asset {
  name: string;
  content: Buffer;
}

/**
 * Compresses a release's web bundle. The page unpacks it, so that it knows the
 * number of bytes to load: a server that compresses does not send the size.
 *
 * @param cacheFolder absolute path of the cache for compressed bundles
 * @throws Error if the package has no web bundle
 */
export function o1jsBundle(
  { packageFolder, o1jsVersion, npmPackage }: InstalledRelease,
  cacheFolder: string,
): Asset {
  const file = path.join(packageFolder, 'dist/web/index.js');
  if (!existsSync(file)) {
    throw new Error(
      `Package ${npmPackage} is incomplete: dist/web/index.js does not exist. Samples need it to run in the browser. Run: npm ci`,
    );
  }
  const script = readFileSync(file);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const name = `o1js-${o1jsVersion}.${hash}.js.gz`;
  const cached = path.join(cacheFolder, name);
  if (existsSync(cached)) return { name, content: readFileSync(cached) };
  const content = gzipSync(script, { level: 9 });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cached, content);
  return { name, content };
}
