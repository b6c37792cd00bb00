import type { Context } from 'typedoc';
import { commentParts } from './comment-parts';

/**
 * Writes the name into links such as `{@link push()}`, of which TypeDoc takes
 * `()` for the text.
 *
 * @param context a converted project; its comments are changed in place
 */
export function nameLinks(context: Context): void {
  for (const { comment } of Object.values(context.project.reflections)) {
    for (const part of commentParts(comment)) {
      if (part.kind !== 'inline-tag') continue;
      if (!/^\(.*\)$/.test(part.tsLinkText ?? '')) continue;
      const name = part.text.trim();
      part.tsLinkText = name;
      // If TypeScript doesn't know the target, TypeDoc reads this text again.
      part.text = `${name.replace(/\(.*\)$/, '')} | ${name}`;
    }
  }
}
