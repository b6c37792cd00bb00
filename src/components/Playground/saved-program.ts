import type { Program } from '@site/src/components/Run/choose-program';

/** Key in the session storage, so that a reload keeps the program. */
const key = 'o1js-docs:playground';

/** @returns the saved program of this tab, if any */
export function savedProgram(): Program | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Program;
    return typeof saved.code === 'string' ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Saves a program for as long as the tab is open. */
export function saveProgram(program: Program): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(program));
  } catch {
    // Without storage, a reload loses the program.
  }
}
