import { createStorageSlot } from '@docusaurus/theme-common';
import type { Program } from '@site/src/components/Run/choose-program';

/** As long as the tab is open, a reload keeps the program. Without storage, it loses it. */
const slot = createStorageSlot('o1js-docs:playground', {
  persistence: 'sessionStorage',
});

/** @returns the saved program of this tab, if any */
export function savedProgram(): Program | undefined {
  try {
    const saved = JSON.parse(slot.get() ?? '{}') as Program;
    return typeof saved.code === 'string' ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Saves a program for as long as the tab is open. */
export function saveProgram(program: Program): void {
  slot.set(JSON.stringify(program));
}
