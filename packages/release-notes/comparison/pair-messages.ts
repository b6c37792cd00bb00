/** The text of an error: `[…]` stands for a value that is only known at run time. */
export interface ErrorMessage {
  /** The function that throws the error: `UInt32.toBits`; empty at a module's top level. */
  thrownBy: string;
  text: string;
}

/** The differences between the error messages of two releases. */
export interface MessageChanges {
  changed: readonly { thrownBy: string; before: string; after: string }[];
  gone: readonly ErrorMessage[];
  came: readonly ErrorMessage[];
}

/** Two messages are one error in new words if they share this part of their words. Less is enough for messages of one function. */
const minimumShare = { anywhere: 0.6, sameFunction: 0.3 };

/**
 * Pairs each message that is gone with the new message that shares most words
 * with it.
 *
 * @param gone messages that only the first release has
 * @param came messages that only the second has
 */
export function pairMessages(
  gone: readonly ErrorMessage[],
  came: readonly ErrorMessage[],
): MessageChanges {
  const pairs = gone.map((before) => {
    const [best] = came
      .map((after) => ({ after, share: shareOfWords(before, after) }))
      .filter(
        ({ after, share }) =>
          share >=
          (after.thrownBy === before.thrownBy
            ? minimumShare.sameFunction
            : minimumShare.anywhere),
      )
      .sort((a, b) => b.share - a.share);
    return { before, after: best?.after };
  });
  const successors = new Set(pairs.map(({ after }) => after));
  return {
    changed: pairs.flatMap(({ before, after }) =>
      after
        ? [{ thrownBy: after.thrownBy, before: before.text, after: after.text }]
        : [],
    ),
    gone: pairs.filter(({ after }) => !after).map(({ before }) => before),
    came: came.filter((each) => !successors.has(each)),
  };
}

/** @returns the share of words that two messages have in common, from 0 to 1 */
function shareOfWords(a: ErrorMessage, b: ErrorMessage): number {
  const [one, other] = [wordsOf(a.text), wordsOf(b.text)];
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
}
