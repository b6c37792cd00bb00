import { parseDocument } from 'yaml';

/** @returns the front matter of a page's text as far as it is valid: `parseFrontMatter` reports the line of a mistake */
export function readFrontMatter<Entries = Record<string, unknown>>(
  text: string,
): Entries {
  const [, yaml = ''] = /^---\r?\n([^]*?)\n---/.exec(text) ?? [];
  return (parseDocument(yaml).toJS() ?? {}) as Entries;
}
