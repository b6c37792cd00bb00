import type { Comment, CommentDisplayPart } from 'typedoc';

/** @returns the parts of a doc comment: those of its summary, then those of its tags */
export function commentParts(
  comment: Comment | undefined,
): CommentDisplayPart[] {
  return [
    ...(comment?.summary ?? []),
    ...(comment?.blockTags.flatMap((tag) => tag.content) ?? []),
  ];
}
