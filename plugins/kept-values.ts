import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { forgetUnused } from './forget-unused';

/** How old a use may look; a build asks for most values several times. */
const usedHours = 12;

/**
 * Values that take long to make, kept on disk by the digest of what they were
 * made of: a file each, below `.cache/kept`. An archived version never
 * changes, so a build reads again what an earlier one made of it.
 */
export class KeptValues<Value> {
  private isTidy = false;

  /**
   * @param folder absolute path of the folder that keeps the values
   * @param code a digest of the code that makes them, see `codeDigest`
   * @param days a value that nothing has asked for in so many days is forgotten
   */
  constructor(
    private readonly folder: string,
    private readonly code: string,
    private readonly days?: number,
  ) {}

  /**
   * @param input everything but the code that the value depends on
   * @param make makes the value, of what structured cloning can copy; not called where it is kept
   * @returns a value of the caller's own, which may change it
   * @throws what `make` throws; nothing is kept then
   */
  get(input: string, make: () => Value): Value {
    const kept = read<Value>(this.fileOf(input));
    if (kept) return kept.value;
    const value = make();
    this.keep(input, value);
    return value;
  }

  /** @returns whether there is a value for the input; `find` may still fail to read it */
  has(input: string): boolean {
    return existsSync(this.fileOf(input));
  }

  /** @returns the value kept for the input, undefined where there is none */
  find(input: string): Value | undefined {
    return read<Value>(this.fileOf(input))?.value;
  }

  /** Keeps a value, of what structured cloning can copy, for the input. */
  keep(input: string, value: Value): void {
    this.tidy();
    const file = this.fileOf(input);
    // A process that reads it meanwhile finds all of it or nothing.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, serialize(value));
    renameSync(draft, file);
  }

  private fileOf(input: string): string {
    const name = createHash('sha256').update(`${this.code}\0${input}`);
    return path.join(this.folder, name.digest('hex'));
  }

  private tidy(): void {
    if (this.isTidy) return;
    this.isTidy = true;
    mkdirSync(this.folder, { recursive: true });
    forgetUnused(this.folder, this.days);
  }
}

function read<Value>(file: string): { value: Value } | undefined {
  try {
    const value = deserialize(readFileSync(file)) as Value;
    const now = Date.now();
    if (now - statSync(file).mtimeMs > usedHours * 3_600_000) {
      utimesSync(file, now / 1000, now / 1000);
    }
    return { value };
  } catch {
    // Missing, or of another Node: it is made again.
    return undefined;
  }
}

/**
 * Reads the project in the working directory: its loaders (of Docusaurus,
 * Playwright, tsx) have no common name for a module's own folder.
 *
 * @param folders of the project, relative to it
 * @returns a digest of the TypeScript in them, without tests, and of the packages that npm installs
 */
export function codeDigest(...folders: string[]): string {
  const hash = createHash('sha256');
  const add = (file: string) => hash.update(readFileSync(file)).update('\0');
  add('package-lock.json');
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true }) as string[];
    for (const name of names.toSorted()) {
      if (/(?<!\.test)\.tsx?$/.test(name)) add(path.join(folder, name));
    }
  }
  return hash.digest('hex');
}

/** @returns where values of a kind are kept, e.g. `trees`. */
export function keptFolder(kind: string): string {
  return path.resolve('.cache/kept', kind);
}
