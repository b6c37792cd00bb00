import type { Context } from 'typedoc';

/**
 * Writes the name into links such as `{@link push()}`, of which TypeDoc takes
 * `()` for the text.
 *
 * @param context a converted project; its comments are changed in place
 */
export function nameLinks(context: Context): void {
  for (const { comment } of Object.values(context.project.reflections)) {
    const parts = [
      ...(comment?.summary ?? []),
      ...(comment?.blockTags.flatMap((tag) => tag.content) ?? []),
    ];
    for (const part of parts) {
      if (part.kind !== 'inline-tag') continue;
      if (!/^\(.*\)$/.test(part.tsLinkText ?? '')) continue;
      const name = part.text.trim();
      part.tsLinkText = name;
      // Where TypeScript does not know the target, TypeDoc reads this anew.
      part.text = `${name.replace(/\(.*\)$/, '')} | ${name}`;
    }
  }
}
