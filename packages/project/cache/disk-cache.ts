import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { projectFolder } from '../project-folder';
import { siteAddress } from '../site-address';
import { digestOf } from './digest';
import { importedSources } from './imported-sources';

/** An entry that is older is deleted: its inputs may be gone. */
const longest = 30 * 24 * 3_600_000;

/** Has a folder for each cache; this package's README lists them. */
const cacheFolder = path.join(projectFolder, '.cache/values');

/**
 * Values that take seconds to make, kept in files between runs. An entry's key
 * is made of the code that makes the value, see `codeFingerprint`, and of the
 * value's inputs. To make all values again, delete `.cache/values`.
 */
export class DiskCache<Value> {
  private readonly folder: string;
  private code: string | undefined;
  private isPruned = false;

  /**
   * @param name of the folder that has the entries
   * @param roots URLs of the modules that make the values, `import.meta.url`, and
   *   of modules that they start in other processes
   * @param parent absolute path of the folder that has all caches
   */
  constructor(
    name: string,
    private readonly roots: readonly string[],
    parent = cacheFolder,
  ) {
    this.folder = path.join(parent, name);
  }

  /**
   * @param input everything but code that the value depends on, as JSON
   * @param make makes the value, which structured cloning can copy; called only if there is no entry
   * @returns a copy of the value, which the caller can change
   * @throws what `make` throws; then there is no entry
   */
  get(input: unknown, make: () => Value): Value {
    this.code ??= codeFingerprint(this.roots);
    const file = path.join(this.folder, digestOf([this.code, input]));
    try {
      return deserialize(readFileSync(file)) as Value;
    } catch {
      // There is none, or a process was ended while it wrote it.
    }
    const value = make();
    this.prune();
    // Another process that reads the entry finds all of it or nothing.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, serialize(value));
    renameSync(draft, file);
    return value;
  }

  /** Deletes old entries, once in a process. */
  private prune(): void {
    if (this.isPruned) return;
    this.isPruned = true;
    mkdirSync(this.folder, { recursive: true });
    const oldest = Date.now() - longest;
    for (const name of readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      // Another process may delete it at the same time.
      const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (written && written < oldest) rmSync(file, { force: true });
    }
  }
}

/**
 * @param roots URLs of modules
 * @param folder absolute path of the folder with package-lock.json
 * @returns a digest of these modules, of all that they import, of the packages that npm installs, of the site's address, and of the version of Node
 */
export function codeFingerprint(
  roots: readonly string[],
  folder = projectFolder,
): string {
  const sources = importedSources(roots.map((root) => fileURLToPath(root)));
  return digestOf([
    process.version,
    // Values have links.
    siteAddress,
    readFileSync(path.join(folder, 'package-lock.json'), 'utf8'),
    [...sources].map(([file, text]) => [path.relative(folder, file), text]),
  ]);
}
