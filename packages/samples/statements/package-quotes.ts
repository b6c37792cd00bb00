import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import type { Problem } from '../sample';
import type { PackageQuote } from './package-quote';

/**
 * Compares quoted source code with the installed package. Ignores white space and
 * trailing commas, because Prettier changes them in pages.
 *
 * @returns a problem for each text that is not at its lines, with its actual lines
 */
export function packageQuoteProblems(
  quotes: readonly PackageQuote[],
  { packageFolder, o1jsVersion }: InstalledRelease,
): Problem[] {
  return quotes.flatMap(({ page, line, file, from, to, text }) => {
    const problem = (message: string) => [{ page, line, message }];
    const absolute = path.join(packageFolder, file);
    if (!existsSync(absolute)) {
      return problem(`o1js ${o1jsVersion} has no file ${file}.`);
    }
    const lines = readFileSync(absolute, 'utf8').split('\n');
    const isThere =
      squeeze(lines.slice(from - 1, to).join('\n')) === squeeze(text);
    if (isThere) return [];
    const found = placeOfQuote(lines, text);
    return problem(
      found
        ? `The text is in lines ${found.from}-${found.to} of ${file}: write source="o1js/${file}:${found.from}-${found.to}".`
        : `${file} of o1js ${o1jsVersion} does not say this. Lines ${from}-${to} are:\n${lines.slice(from - 1, to).join('\n')}`,
    );
  });
}

/**
 * Finds quoted source code in a file.
 *
 * @param lines the file's lines
 * @param quote the code, with any white space
 * @returns the first and last line, from 1; undefined if the file doesn't say this
 */
export function placeOfQuote(
  lines: readonly string[],
  quote: string,
): { from: number; to: number } | undefined {
  const wanted = squeeze(quote);
  for (const start of lines.keys()) {
    if (!squeeze(lines[start] ?? '')) continue;
    for (let end = start + 1; end <= lines.length; end++) {
      const text = squeeze(lines.slice(start, end).join('\n'));
      if (text === wanted) return { from: start + 1, to: end };
      if (!wanted.startsWith(text.replace(/,$/, ''))) break;
    }
  }
  return undefined;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '');
}
