import { outcomeText } from '@site/src/components/RunSample/outcome-text';
import { circuitOfRun } from '@site/src/components/RunSample/circuit-of-run';
import type { Circuit } from '@site/src/text/circuitCost';
import type { RunEvent } from '@site/src/components/RunSample/run-data';
import type {
  CompiledProgram,
  CompileProblem,
  PlaygroundRelease,
} from './data';

/** An output at a line of the editor. Line 0 is outside of the editor. */
export interface LineResult {
  line: number;
  text: string;
  matches: boolean;
}

/** The output of a run so far. */
export interface RunState {
  /** The current step; empty if nothing runs. */
  progress: string;
  /** A sentence on how the run ended. */
  summary: string;
  /** True if the run ended because a file could not be loaded. */
  hasFailed: boolean;
  printed: string;
  results: LineResult[];
  /** Errors of types. The program runs despite them. */
  typeProblems: CompileProblem[];
  errors: {
    line: number;
    message: string;
    link?: [text: string, to: string];
  }[];
  circuits: [name: string, circuit: Circuit][];
  times: { step: string; seconds: number }[];
  /** Time at which the program started. */
  begun: number;
}

export const nothingRun: RunState = {
  progress: '',
  summary: '',
  hasFailed: false,
  printed: '',
  results: [],
  typeProblems: [],
  errors: [],
  circuits: [],
  times: [],
  begun: 0,
};

/** The context of events. */
interface Running {
  program: CompiledProgram;
  release: PlaygroundRelease;
  /** Number of lines of the program above the edited lines. */
  above: number;
}

/** @returns the line of the editor; 0 for a line above it */
export function lineOfEditor(line: number, above: number): number {
  return Math.max(0, line - above);
}

/**
 * @param now in milliseconds
 * @returns the state after an event
 */
export function afterEvent(
  state: RunState,
  event: RunEvent,
  { program, release, above }: Running,
  now: number,
): RunState {
  switch (event[0]) {
    case 'running':
      return { ...state, progress: 'Running', begun: now };
    case 'printed':
      // Like the lines of errors, this one counts from the line above the program.
      return above > 0 && lineOfEditor(event[1] - 1, above) === 0
        ? state
        : { ...state, printed: `${state.printed}${event[2]}\n` };
    case 'circuit':
      return {
        ...state,
        circuits: [
          ...state.circuits,
          [event[2], circuitOfRun(event[3], event[4])],
        ],
      };
    case 'time':
      return {
        ...state,
        times: [...state.times, { step: event[1], seconds: event[2] }],
      };
    case 'result':
      return withResult(state, event, program, above);
    case 'error':
      return withError(state, event, { program, release, above });
    case 'finished':
      return {
        ...state,
        progress: '',
        summary: outcomeText(event[1], {
          o1js: release.o1js,
          milliseconds: now - state.begun,
          errors: state.errors.length,
          results: state.results.map(({ matches }) => matches),
          limit: program.job.seconds,
        }),
      };
  }
}

function withResult(
  state: RunState,
  [, index, actual, matches]: Extract<RunEvent, ['result', ...unknown[]]>,
  { job }: CompiledProgram,
  above: number,
): RunState {
  const expected = job.results[index];
  const line = lineOfEditor(expected?.line ?? 0, above);
  if (!expected || line === 0) return state;
  const nothing =
    expected.kind === 'throws' && actual === 'nothing' && !matches;
  const result = {
    line,
    text: nothing ? 'nothing was thrown' : matches ? expected.text : actual,
    matches,
  };
  // A line in a loop runs more than once. A mismatch stays visible.
  const before = state.results.find(({ line }) => line === result.line);
  if (before && !before.matches) return state;
  const others = state.results.filter((other) => other !== before);
  return { ...state, results: [...others, result] };
}

function withError(
  state: RunState,
  [, codeLine, line, message]: Extract<RunEvent, ['error', ...unknown[]]>,
  { program, release, above }: Running,
): RunState {
  const link = release.errors.find(([text]) => message.includes(text));
  // The line of the statement counts from the line above the editor's first line.
  const lineOfCode = program.lines[codeLine - 1] ?? 0;
  const error = {
    line: lineOfEditor(lineOfCode > 0 ? lineOfCode : line - 1, above),
    message,
    ...(link && { link }),
  };
  return { ...state, errors: [...state.errors, error] };
}
