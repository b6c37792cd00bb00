/** The result of a check, in the words of the task. */
export interface Outcome {
  /** `accepted`: the circuit accepts the answer, but nobody is cheated. */
  state: 'passed' | 'not-yet' | 'accepted';
  /** One or two plain sentences, e.g. "Ben entered twice, and the circuit accepted both." */
  message: string;
  /** The error that stopped the learner's program. Its line is marked. */
  error?: unknown;
  /** For a repair: rows of the learner's circuit and the limit. */
  rows?: { yours: number; limit: number };
}
export type Check<Program> = (program: Program) => Promise<Outcome>;
