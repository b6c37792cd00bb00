import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../plugins/digest';

interface Pass {
  /** What the project was like, see projectState. */
  state: string;
  /** Folders that the step made, each with a digest of its files. */
  made: Readonly<Record<string, string>>;
}

/** Steps that passed, and need not run again while the project is as it was. Failures are not kept. */
export class KeptSteps {
  /** @param file absolute; it need not exist */
  constructor(private readonly file: string) {}

  /** @returns whether the step passed in this state, and what it made is there as it made it. */
  has(step: string, state: string, folder: string): boolean {
    const pass = this.read()[step];
    return (
      pass?.state === state &&
      Object.entries(pass.made).every(
        ([made, digest]) => filesOf(path.join(folder, made)) === digest,
      )
    );
  }

  /** @param makes folders that the step made, which later steps read */
  keep(
    step: string,
    state: string,
    folder: string,
    makes: readonly string[] = [],
  ): void {
    const made = Object.fromEntries(
      makes.map((each) => [each, filesOf(path.join(folder, each))]),
    );
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(
      this.file,
      JSON.stringify({ ...this.read(), [step]: { state, made } }),
    );
  }

  /** Forgets all of them. */
  forget(): void {
    rmSync(this.file, { force: true });
  }

  private read(): Readonly<Record<string, Pass>> {
    if (!existsSync(this.file)) return {};
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as Record<
        string,
        Pass
      >;
    } catch {
      // An interrupt may have cut it off.
      return {};
    }
  }
}

/** @returns a digest of the names, sizes and times of all files below a folder */
function filesOf(folder: string): string {
  if (!existsSync(folder)) return 'none';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return digestOf(
    files.toSorted().map((name) => {
      const { size, mtimeMs } = statSync(path.join(folder, name));
      return [name, size, mtimeMs];
    }),
  );
}
