import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const reference = 'api-reference';

/**
 * Finds the API pages of a docs version.
 *
 * @param folder absolute path of the version's docs
 * @returns exported name -> page, relative to the folder: `Mina.transaction` -> `api-reference/namespaces/Mina/functions/transaction.md`
 */
export function apiPages(folder: string): Map<string, string> {
  const absolute = path.join(folder, reference);
  const pages = new Map<string, string>();
  if (!existsSync(absolute)) return pages;
  const files = readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md'))
    .sort();
  for (const file of files) {
    const name = nameOf(file);
    // A value comes before the type of the same name: classes, then functions, ….
    if (name && !pages.has(name)) pages.set(name, `${reference}/${file}`);
  }
  return pages;
}

/** `namespaces/Mina/functions/transaction.md` is the page of `Mina.transaction`. */
function nameOf(file: string): string | undefined {
  const segments = file.replace(/\.md$/, '').split('/');
  const names: string[] = [];
  while (segments[0] === 'namespaces') {
    names.push(...segments.splice(0, 2).slice(1));
  }
  const [kind, name] = segments;
  if (kind === 'README') return names.join('.');
  return name && [...names, name.replace(/-lowercase$/, '')].join('.');
}
