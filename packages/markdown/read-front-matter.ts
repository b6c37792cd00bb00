import type { Root } from 'mdast';
import { parseDocument } from 'yaml';

/** @returns a page's front matter as far as it is valid: `parseFrontMatter` reports the line of a mistake */
export function readFrontMatter({
  children: [first],
}: Root): Record<string, unknown> {
  const value = first?.type === 'yaml' ? first.value : '';
  return (parseDocument(value).toJS() ?? {}) as Record<string, unknown>;
}
