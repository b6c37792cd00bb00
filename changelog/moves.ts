import type { Move } from '../src/compare/data';

/** What replaces an exported name that is gone, or whose callers have to change. */
export const moves: readonly Move[] = [];
