/** An error's words: `[…]` stands for what is only known at run time. */
export interface ErrorMessage {
  /** The function that makes the error: `UInt32.toBits`; empty for a module. */
  place: string;
  text: string;
}

/** How the words of errors differ between two releases. */
export interface MessageChanges {
  changed: readonly { place: string; before: string; after: string }[];
  gone: readonly ErrorMessage[];
  came: readonly ErrorMessage[];
}

/** Share of common words from which two messages are one with new words; less is enough where one function makes both. */
const alike = { anywhere: 0.6, inPlace: 0.3 };

/**
 * Tells which messages are others in new words: of those that came, the one
 * with most words in common.
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
      .map((after) => ({ after, share: shareOf(before, after) }))
      .filter(
        ({ after, share }) =>
          share >=
          (after.place === before.place ? alike.inPlace : alike.anywhere),
      )
      .sort((a, b) => b.share - a.share);
    return { before, after: best?.after };
  });
  const successors = new Set(pairs.map(({ after }) => after));
  return {
    changed: pairs.flatMap(({ before, after }) =>
      after
        ? [{ place: after.place, before: before.text, after: after.text }]
        : [],
    ),
    gone: pairs.filter(({ after }) => !after).map(({ before }) => before),
    came: came.filter((each) => !successors.has(each)),
  };
}

/** @returns the share of words that two messages have in common, from 0 to 1 */
function shareOf(a: ErrorMessage, b: ErrorMessage): number {
  const [one, other] = [wordsOf(a.text), wordsOf(b.text)];
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
}

/** Shorter parts of a message say too little to recognize it by; characters. */
const shortest = 12;

/**
 * @param text a text of somebody's code, such as a test expects
 * @returns whether it is a message, a part of one, or one with values in it
 */
export function isOfMessage(text: string, message: string): boolean {
  const written = oneLine(text);
  if (written.length < shortest) return false;
  return message
    .split('[…]')
    .map((part) => part.trim())
    .some(
      (part) =>
        part.includes(written) ||
        (part.length >= shortest && written.includes(part)),
    );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
