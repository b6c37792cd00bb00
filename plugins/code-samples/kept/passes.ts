import {
  existsSync,
  mkdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { forgetUnused } from '../../forget-unused';
import type { Program } from '../program/programs';

/** The cache of passes for the site's guides. */
export const passedFolder = path.resolve(
  import.meta.dirname,
  '../../../.cache/code-samples/passed',
);

/** A program that takes a larger share of its limit may fail the next time. */
const safeShare = 0.5;

/** Figures of a passed run. */
export interface Run {
  /** Used share of the time limit of the script, or of its slowest statement. */
  share: number;
  /** True if it failed in a shared process and passed in its own. */
  retried: boolean;
}

/**
 * Programs that passed, and need not run again while nothing that they depend
 * on differs: a file each, named by the program's key. Failures are not kept.
 */
export class Passes {
  /** @param folder absolute; it need not exist */
  constructor(private readonly folder: string) {}

  /** @returns whether a program with this key has passed. */
  has(key: string): boolean {
    const file = this.fileOf(key);
    if (!existsSync(file)) return false;
    const now = new Date();
    utimesSync(file, now, now);
    return true;
  }

  /** Keeps a pass, unless another run might fail. */
  keep(key: string, { page, line }: Program, run: Run): void {
    if (run.retried || run.share > safeShare) return;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.fileOf(key), `${page}:${line}\n`);
  }

  /** Forgets all passes. */
  forget(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Forgets passes that are no longer asked for. */
  forgetOld(): void {
    forgetUnused(this.folder);
  }

  private fileOf(key: string): string {
    return path.join(this.folder, key);
  }
}
