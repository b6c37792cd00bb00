import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Finds lines of the Markdown in stacks of the running module. */
export class StackLines {
  private readonly url: string;
  private readonly map: SourceMap;

  constructor(module: string, sourceMap: string) {
    this.url = pathToFileURL(module).href;
    this.map = new SourceMap(
      JSON.parse(readFileSync(sourceMap, 'utf8')) as SourceMapPayload,
    );
  }

  /** @returns the lines of the module's frames, innermost first. */
  linesOf(stack: string): number[] {
    return stack.split('\n').flatMap((frame) => this.lineOfFrame(frame) ?? []);
  }

  /** @returns the line of the code that called into Node, if that is the module itself and not a package. */
  lineOfCaller(stack: string): number | undefined {
    const caller = stack
      .split('\n')
      .filter((frame) => /^\s+at /.test(frame) && !frame.includes('node:'))
      .find((frame) => !frame.includes(import.meta.url.replace(/[^/]*$/, '')));
    return caller === undefined ? undefined : this.lineOfFrame(caller);
  }

  private lineOfFrame(frame: string): number | undefined {
    const at = frame.indexOf(`${this.url}:`);
    if (at < 0) return undefined;
    const [line = 1, column = 1] = frame
      .slice(at + this.url.length + 1)
      .split(':')
      .map((part) => parseInt(part, 10));
    const entry = this.map.findEntry(line - 1, column - 1);
    return 'originalLine' in entry ? entry.originalLine + 1 : undefined;
  }
}
