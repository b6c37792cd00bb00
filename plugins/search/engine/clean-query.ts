/** What a terminal, a console or a browser puts around a message, each with what takes its place. */
const noise: readonly [RegExp, string][] = [
  // Stack frames: `at async main (file:///home/me/run.ts:14:12)`.
  [
    /\bat (?:async )?(?:new )?(?:[\w$.<>[\] ]{0,80} )?\(?(?:[a-z-]+:\/\/|node:|\/|\.{0,2}\/|[A-Z]:\\|<anonymous>)[^\s)]*\)?/g,
    ' ',
  ],
  [/\b(?:https?|file|webpack-internal|webpack|wasm|node):\/*\S+/g, ' '],
  // Paths and places: `src/Add.ts:14:9`.
  [/(?:[A-Z]:|\.{1,2}|~)?(?:[\\/][\w@.+-]+){2,}(?::\d+)*/g, ' '],
  [/\b[\w-]+(?:[\\/][\w@.-]+)*\.(?:[cm]?[jt]sx?|wasm|json)(?::\d+)+/g, ' '],
  // Keys, hashes and addresses of the chain.
  [/\b(?:0x[\da-f]{6,}|[\da-f]{16,}|\d{12,})\b/gi, ' '],
  [/\b(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])[1-9A-HJ-NP-Za-km-z]{25,}\b/g, ' '],
  [/\bUncaught\b|\(in promise\)|\berror(?= TS\d+)|\bTS\d{4,5}:/g, ' '],
  [/\b(?:[A-Z]\w*)?Error:/g, ' '],
];

const cancelled = /\W*\bCancelled\b\W*/g;

/**
 * Takes out of a pasted message what differs from one reader to the next.
 *
 * @param query as typed or pasted
 * @returns the rest, or the query when nothing else is left
 */
export function cleanQuery(query: string): string {
  const cleaned = noise.reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    query,
  );
  const rest = [cleaned.replace(cancelled, ' '), cleaned].find((text) =>
    /[\p{L}\p{N}]/u.test(text),
  );
  return (rest ?? query).replace(/\s+/g, ' ').trim();
}
