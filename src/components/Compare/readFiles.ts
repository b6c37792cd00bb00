import type { SourceFile } from '@site/src/compare/check-code';

const isSource = /\.[mc]?[jt]sx?$/i;

/** More than this a page cannot show; bytes. */
const most = 10_000_000;

/**
 * @returns the files, with their text
 * @throws Error that says which file is no code, or that there is too much of it
 */
export async function readFiles(files: readonly File[]): Promise<SourceFile[]> {
  const other = files.find(({ name }) => !isSource.test(name));
  if (other) {
    throw new Error(
      `${other.name} is no TypeScript or JavaScript file. Choose files that end in .ts, .tsx, .js or .jsx; folders can be checked on the command line.`,
    );
  }
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > most) {
    throw new Error(
      `These files have ${Math.round(size / 1e6)} MB. Choose fewer: ${most / 1e6} MB at most are read at once.`,
    );
  }
  return Promise.all(
    files.map(async (file) => ({
      name: file.webkitRelativePath || file.name,
      text: await file.text(),
    })),
  );
}
