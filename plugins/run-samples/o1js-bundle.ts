import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InstalledRelease } from '../../config/installed-release';

/** A file of the site, and what is in it. */
export interface Asset {
  name: string;
  content: Buffer;
}

/**
 * Compresses a release's web bundle. The three releases are 45 MB plain and
 * 10 MB like this, and a reader is told how much is left to load: a server
 * that compresses as it sends does not say how much that is.
 *
 * @param cacheFolder absolute path of the folder that keeps it for the next build
 * @throws Error when the package has no web bundle
 */
export function o1jsBundle(
  { packageFolder, o1jsVersion, npmPackage }: InstalledRelease,
  cacheFolder: string,
): Asset {
  const file = path.join(packageFolder, 'dist/web/index.js');
  if (!existsSync(file)) {
    throw new Error(
      `Package ${npmPackage} is incomplete: dist/web/index.js does not exist, which samples run on in the browser. Run: npm ci`,
    );
  }
  const script = readFileSync(file);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const name = `o1js-${o1jsVersion}.${hash}.js.gz`;
  const kept = path.join(cacheFolder, name);
  if (existsSync(kept)) return { name, content: readFileSync(kept) };
  const content = gzipSync(script, { level: 9 });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(kept, content);
  return { name, content };
}
