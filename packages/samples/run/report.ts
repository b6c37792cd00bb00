import type { Circuit } from '../measure/circuitCost.ts';

/** An event of a running module. Lines are lines of the module, and `sample` is the first line of a block. */
export type ReportEvent =
  /** The statement at this line begins. */
  | { type: 'at'; line: number }
  /** The expected output with this index was compared. */
  | { type: 'reached'; result: number; actual: string; matches: boolean }
  | { type: 'problem'; line: number; message: string }
  | { type: 'circuit'; sample: number; name: string; circuit: Circuit }
  /** A step begins that is timed, e.g. `Add.compile`. */
  | { type: 'step'; step: string }
  /** It ended, with what the method returned. */
  | {
      type: 'time';
      sample: number;
      step: string;
      seconds: number;
      result: unknown;
    };

/** The parts of an instrumented module that its recorder needs. Lines are lines of the module. */
export interface RunPlan {
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

/** A program for the process that runs it. */
export interface ProgramInfo extends RunPlan {
  /** Absolute path of the folder that holds `docs`. */
  siteFolder: string;
  /** For each line of the module its place, e.g. `docs/basic-types/field.mdx:12`. Null between blocks. */
  places: (string | null)[];
  /** What TypeScript says of the program. It runs nevertheless, so that its wrong results are told at once. */
  typeProblems: string[];
  samples: (RunPlan['samples'][number] & {
    /** The name of its costs and times. */
    id: string;
    /** Its committed circuits, if it has `cost`. */
    recorded?: Record<string, Circuit>;
  })[];
  /** True if costs are recorded and not compared. */
  recordsCosts?: boolean;
}

/** The measurements of a program by name of the sample. They travel to the reporter as metadata of the test. */
export interface Measurements {
  /** Circuits by name. */
  circuits: Record<string, Record<string, Circuit>>;
  /** The verification keys of compiled programs: page, variable, key. */
  keys: [page: string, program: string, key: string][];
  /** Seconds of each step, each time that it ran. */
  times: Record<string, Record<string, number[]>>;
  /** The most memory that the process took, in megabytes. */
  megabytes: number;
}
