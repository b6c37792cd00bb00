import { readFileSync, statSync } from 'node:fs';

/**
 * Makes a function that reads a file and remembers the result until the file changes.
 *
 * @param parse makes the result from the file's text
 * @returns a function from a file's path to the result; undefined if there is no file
 */
export function readCached<Content>(
  parse: (text: string) => Content,
): (file: string) => Content | undefined {
  const known = new Map<string, { time: number; content: Content }>();
  return (file) => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return undefined;
    const before = known.get(file);
    if (before?.time === time) return before.content;
    const content = parse(readFileSync(file, 'utf8'));
    known.set(file, { time, content });
    return content;
  };
}
