import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SplitPage } from './split-page';

/**
 * Cut pages, kept on disk by the digest of what they were cut from: cutting
 * the whole reference takes ten seconds, and archived versions never change.
 */
export class SectionCache {
  private readonly known: Map<string, SplitPage>;
  private readonly used = new Map<string, SplitPage>();

  /**
   * @param file absolute path of the JSON file that keeps the pages
   * @param cutter a digest of the code that cuts, see `codeDigest`
   */
  constructor(
    private readonly file: string,
    private readonly cutter: string,
  ) {
    this.known = readEntries(file);
  }

  /** @returns what was cut from this input before, or what `cut` makes of it now. */
  get(input: string, cut: () => SplitPage): SplitPage {
    const key = createHash('sha256')
      .update(`${this.cutter}\0${input}`)
      .digest('base64url');
    const page = this.known.get(key) ?? cut();
    this.known.set(key, page);
    this.used.set(key, page);
    return page;
  }

  /** Writes the pages asked for since it was made; the others are forgotten. */
  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([...this.used]));
  }
}

function readEntries(file: string): Map<string, SplitPage> {
  try {
    return new Map(
      JSON.parse(readFileSync(file, 'utf8')) as [string, SplitPage][],
    );
  } catch {
    // Missing or cut short: everything is cut again.
    return new Map();
  }
}
