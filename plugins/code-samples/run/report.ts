/** An event of a running script. Each event is a line of its report file. */
export type ReportEvent =
  /** The statement at this line begins. */
  | { type: 'at'; line: number }
  /** The expected output with this index was compared. */
  | { type: 'reached'; result: number; actual: string; matches: boolean }
  | { type: 'problem'; line: number; message: string }
  | { type: 'circuit'; sample: number; name: string; circuit: CircuitCost }
  | { type: 'time'; sample: number; step: string; seconds: number }
  /** The script ended. The process used at most so many megabytes. */
  | { type: 'end'; peakMemory: number };

/** The measured size of one circuit. */
export interface CircuitCost {
  rows: number;
  /** Gates by type. */
  gates: Record<string, number>;
  /** Number of proofs that the circuit verifies. Its rows do not include the verification. */
  verifiesProofs?: number;
}

/** The input of a script, as a JSON file. */
export interface Job {
  /** Absolute paths. */
  module: string;
  sourceMap: string;
  report: string;
  /** A module that re-exports the release. */
  o1js: string;
  results: {
    kind: 'value' | 'printed' | 'throws';
    text: string;
    line: number;
  }[];
  samples: {
    startLine: number;
    endLine: number;
    cost: boolean;
    timed: boolean;
  }[];
}

/** A message to a process: run the next script. */
export interface NextJob {
  /** Absolute path of a Job. */
  jobFile: string;
}

/** The answer of the process: the script ended, and the process can run another one. */
export interface Finished {
  /** Current memory of the process. */
  megabytes: number;
}
