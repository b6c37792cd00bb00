/** What the editor holds. */
export interface Program {
  code: string;
  /** Seconds that its steps took when the guide it is from was measured. */
  measured: Readonly<Record<string, number>>;
}

/** Where a tab keeps its program, so that a reload loses nothing. */
const key = 'o1js-docs:playground';

/** @returns the program that the tab had before; undefined when it had none. */
export function keptProgram(): Program | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Program;
    return typeof kept.code === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a program for as long as the tab is open. */
export function keepProgram(program: Program): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(program));
  } catch {
    // The browser keeps nothing: a reload begins anew.
  }
}
