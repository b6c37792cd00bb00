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

/** Where the site's checks keep passes. */
export const passedFolder = path.resolve(
  import.meta.dirname,
  '../../../.cache/code-samples/passed',
);

/** A program that takes a larger share of its limit may fail the next time. */
const safeShare = 0.5;

/** What became of a run. */
export interface Run {
  /** How much it took of the time that it had, or its longest statement of its own. */
  share: number;
  /** Whether it failed beside others before it passed alone. */
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
