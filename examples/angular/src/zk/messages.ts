import type { JsonProof } from 'o1js';

// What page and worker tell each other. Messages are copied, so they are
// plain data: numbers, strings, JSON. An o1js object would lose its methods,
// or could not be sent at all.

/** The factors, which never leave the browser. */
export interface ProveRequest {
  a: number;
  b: number;
}

export type Stage = 'loading o1js' | 'compiling' | 'proving' | 'verifying';

export interface ProofResult {
  product: string;
  proof: JsonProof;
  isValid: boolean;
}

export type WorkerMessage =
  | { type: 'stage'; stage: Stage }
  | { type: 'done'; result: ProofResult }
  | { type: 'failed'; message: string };
