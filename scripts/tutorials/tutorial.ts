/** What a program has to print, and whether it ends in an error that the page states. */
export interface Expected {
  /** In this order; `…` stands for anything. */
  printed: string[];
  /** First line of the error that ends the program. */
  error?: string;
}

/** A file is saved. */
export interface FileStep {
  kind: 'file';
  line: number;
  /** Relative to the folder in which the steps before left the reader. */
  path: string;
  text: string;
}

/** An entry of a JSON file is put in. */
export interface EntryStep {
  kind: 'entry';
  line: number;
  path: string;
  keys: string[];
  value: unknown;
}

/** Commands are run. */
export interface CommandStep {
  kind: 'command';
  line: number;
  command: string;
  expected: Expected;
  /** Text that says that a command which does not end has started. */
  until?: string;
}

export type Step = FileStep | EntryStep | CommandStep;

/** What a page tells its reader to do. */
export interface Tutorial {
  /** Path relative to the site's root. */
  page: string;
  /** Whether the folder is empty at first, or the project of the set-up page. */
  start: 'empty' | 'project';
  steps: Step[];
  problems: { line: number; message: string }[];
}
