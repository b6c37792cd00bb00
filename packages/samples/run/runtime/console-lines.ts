import { format } from 'node:util';

/** Listens to `console.log` while a statement runs; what it prints is printed all the same. */
export class ConsoleLines {
  private lines: string[] = [];
  private readonly log = console.log.bind(console);
  private original: typeof console.log = console.log;

  listen(): void {
    this.lines = [];
    this.original = console.log;
    console.log = (...values: unknown[]) => {
      this.lines.push(format(...values));
      this.log(...values);
    };
  }

  /** @returns what was printed since `listen`. */
  stop(): string {
    console.log = this.original;
    return this.lines.join('\n');
  }
}
