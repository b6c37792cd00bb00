import { outcomeText } from '@site/src/components/RunSample/outcome-text';
import { circuitOfRun } from '@site/src/components/RunSample/circuit-of-run';
import type { Circuit } from '@site/src/text/circuitCost';
import type { RunEvent } from '@site/src/components/RunSample/run-data';
import type {
  CompiledProgram,
  CompileProblem,
  PlaygroundRelease,
} from './data';

/** Something that came at a line of the editor; line 0 is nowhere. */
export interface LineResult {
  line: number;
  text: string;
  holds: boolean;
}

/** What a run has told so far. */
export interface RunState {
  /** What goes on; empty when nothing does. */
  progress: string;
  /** How the run ended. */
  summary: string;
  /** Whether the run ended because something could not be loaded. */
  hasFailed: boolean;
  printed: string;
  results: LineResult[];
  /** What TypeScript holds against the program, which runs nonetheless. */
  typeProblems: CompileProblem[];
  errors: {
    line: number;
    message: string;
    link?: [text: string, to: string];
  }[];
  circuits: [name: string, circuit: Circuit][];
  times: { step: string; seconds: number }[];
  /** When the program began. */
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

/** What events are about. */
interface Running {
  program: CompiledProgram;
  release: PlaygroundRelease;
  /** Lines of the program that stand above those which are edited. */
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
      // The line counts from the one above the program's first, as those of errors do.
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
          results: state.results.map(({ holds }) => holds),
          limit: program.job.seconds,
        }),
      };
  }
}

function withResult(
  state: RunState,
  [, index, came, holds]: Extract<RunEvent, ['result', ...unknown[]]>,
  { job }: CompiledProgram,
  above: number,
): RunState {
  const stated = job.results[index];
  const line = lineOfEditor(stated?.line ?? 0, above);
  if (!stated || line === 0) return state;
  const nothing = stated.kind === 'throws' && came === 'nothing' && !holds;
  const result = {
    line,
    text: nothing ? 'nothing was thrown' : holds ? stated.text : came,
    holds,
  };
  // A line of a loop runs more than once: what differs stays.
  const before = state.results.find(({ line }) => line === result.line);
  if (before && !before.holds) return state;
  const others = state.results.filter((other) => other !== before);
  return { ...state, results: [...others, result] };
}

function withError(
  state: RunState,
  [, codeLine, line, message]: Extract<RunEvent, ['error', ...unknown[]]>,
  { program, release, above }: Running,
): RunState {
  const link = release.errors.find(([text]) => message.includes(text));
  // The statement's line counts from the line above the editor's first.
  const lineOfCode = program.lines[codeLine - 1] ?? 0;
  const error = {
    line: lineOfEditor(lineOfCode > 0 ? lineOfCode : line - 1, above),
    message,
    ...(link && { link }),
  };
  return { ...state, errors: [...state.errors, error] };
}
