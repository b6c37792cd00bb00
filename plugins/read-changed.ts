import { readFileSync, statSync } from 'node:fs';

/**
 * @param parse makes of a file's text what is asked for
 * @returns a function that reads a file, again only when it was written since; undefined where there is none
 */
export function readChanged<Content>(
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
