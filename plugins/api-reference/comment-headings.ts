import type { Context } from 'typedoc';
import { commentParts } from './comment-parts';

const headingLine = /^#{1,6} +(.*?)\s*$\n?/gm;

/**
 * Turns headings inside doc comments into bold lines, and drops one that
 * repeats the symbol's name: a page's outline is the generator's to make.
 *
 * @param context a converted project; its comments are changed in place
 */
export function flattenCommentHeadings(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    for (const part of commentParts(reflection.comment)) {
      if (part.kind !== 'text') continue;
      part.text = part.text.replace(headingLine, (_, heading: string) =>
        heading === reflection.name ? '' : `**${heading}**\n\n`,
      );
    }
  }
}
