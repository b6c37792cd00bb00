import type { Section } from './sections';

/** @returns text as Markdown that means nothing else */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>{}|#~:]/g, '\\$&');
}

/** @returns the title of a section as Markdown */
export function titleText({ title, isDeprecated }: Section): string {
  return isDeprecated ? `~~${escaped(title)}~~` : escaped(title);
}

/** @returns the id of a heading that is shown as something else. Parts with a number, `returns-17`, get none: the next release would number them differently. */
export function stableId({ id, kind }: Section): string | undefined {
  return kind && /-\d+$/.test(id) ? undefined : id;
}
