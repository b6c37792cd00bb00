import { useSyncExternalStore } from 'react';

/** A reader's work on a step. */
export interface StepProgress {
  /** Solved without the solution, or the solution was shown. */
  state?: 'solved' | 'shown';
  /** For each part: true if its check has passed. */
  passed?: boolean[];
  /** The latest program of each part. */
  codes?: string[];
}

/** Progress by address of the step. */
type Progress = Readonly<Record<string, StepProgress>>;

/** Key in the local storage. */
const key = 'o1js-docs:learn';

const nothing: Progress = {};
const listeners = new Set<() => void>();
let current: Progress | undefined;
let isKept = true;

function read(): Progress {
  if (current) return current;
  try {
    current = JSON.parse(localStorage.getItem(key) ?? '{}') as Progress;
  } catch (error) {
    // Text that is no JSON is replaced by the next step.
    isKept = error instanceof SyntaxError;
    current = nothing;
  }
  return current;
}

function write(progress: Progress): void {
  current = progress;
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = ({ key: changed }: StorageEvent) => {
    if (changed !== key) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onOtherTab);
  };
}

/** Changes the progress of a step. */
export function saveStep(address: string, change: StepProgress): void {
  const all = read();
  write({ ...all, [address]: { ...all[address], ...change } });
}

/** Marks a step whose solution is shown, unless it is solved. */
export function showSolution(address: string): void {
  if (read()[address]?.state !== 'solved')
    saveStep(address, { state: 'shown' });
}

/** Forgets the progress of all steps. */
export function resetProgress(): void {
  write(nothing);
}

/** @returns the progress in this browser, none on the server; and true if it outlives the tab */
export function useProgress(): {
  progress: Progress;
  solved: number;
  isKept: boolean;
} {
  const progress = useSyncExternalStore(subscribe, read, () => nothing);
  const solved = Object.values(progress).filter(
    ({ state }) => state === 'solved',
  ).length;
  return { progress, solved, isKept };
}
