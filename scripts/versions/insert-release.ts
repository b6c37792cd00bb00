import type { Release } from '../../config/releases';

/**
 * Adds an archived release to the table, below Current.
 *
 * @param source text of config/releases.ts
 * @returns the text with the release's line
 * @throws Error when the text has no line for Current
 */
export function insertRelease(
  source: string,
  { docsVersion, label, npmPackage }: Release,
): string {
  const current = /^.*docsVersion: 'current'.*\n/m.exec(source);
  if (!current) {
    throw new Error(
      "config/releases.ts has no line with docsVersion: 'current' to add the release below.",
    );
  }
  const end = current.index + current[0].length;
  const line = `  { docsVersion: '${docsVersion}', label: '${label}', npmPackage: '${npmPackage}' },\n`;
  return source.slice(0, end) + line + source.slice(end);
}
