import type { Comment } from 'typedoc';

/** Longest description that search engines show whole, in characters. */
const descriptionLimit = 160;

/** A shorter sentence only repeats the page's title. */
const shortest = 20;

/**
 * @param comment a doc comment
 * @returns its first sentence as plain text, cut at a word where it is long, or `undefined` where it says too little
 */
export function firstSentence(
  comment: Comment | undefined,
): string | undefined {
  return sentenceOf(comment?.summary.map((part) => part.text).join('') ?? '');
}

/**
 * The same of a doc comment's Markdown.
 *
 * @param least characters that a sentence has to have
 */
export function sentenceOf(
  markdown: string,
  least = shortest,
): string | undefined {
  const text = markdown
    .replace(/^ *```[^]*?^ *```/gm, '')
    .replace(
      /\{@\w+ (?<name>[^|} ]+)[ |]*(?<label>[^}]*)\}/g,
      (_, name: string, label: string) => label || name,
    )
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .split(/\n\s*\n/)[0]
    ?.replace(/\s+/g, ' ')
    .trim();
  if (!text || text.length < least) return undefined;
  const sentence =
    /^.*?(?<!\b(?:e\.g|i\.e))[.!?](?=\s|$)/.exec(text)?.[0] ??
    text.replace(/:$/, '.');
  return sentence.length <= descriptionLimit
    ? sentence
    : `${sentence.slice(0, descriptionLimit - 1).replace(/\s+\S*$/, '')}…`;
}
