/** What a running program tells the checker, an event a line of its report file. */
export type ReportEvent =
  /** The statement at this line begins. */
  | { type: 'at'; line: number }
  /** The result with this index was compared: what came, and whether it is what is stated. */
  | { type: 'reached'; result: number; actual: string; matches: boolean }
  | { type: 'problem'; line: number; message: string }
  | { type: 'circuit'; sample: number; name: string; circuit: CircuitCost }
  | { type: 'time'; sample: number; step: string; seconds: number }
  /** The program ran to its end; the process took so many megabytes at most. */
  | { type: 'end'; peakMemory: number };

/** The measured size of one circuit. */
export interface CircuitCost {
  rows: number;
  /** Gates by type. */
  gates: Record<string, number>;
  /** Proofs that the circuit verifies; recursive verification is not counted in the rows. */
  verifiesProofs?: number;
}

/** What a program is started with, as a JSON file. */
export interface Job {
  /** Absolute paths. */
  module: string;
  sourceMap: string;
  report: string;
  /** A module that passes on the release's exports. */
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

/** What a process that runs programs is sent. */
export interface NextJob {
  /** Absolute path of a Job. */
  jobFile: string;
}

/** What it answers when the program came to its end, and another may follow. */
export interface Finished {
  /** Memory that the process takes now. */
  megabytes: number;
}
