import type { Outcome } from '@o1js-docs/runner/run/outcome';
import type { Circuit } from '@o1js-docs/samples/measure/circuitCost';
import { circuitOfRun } from './circuit-of-run';
import type {
  CompiledProgram,
  CompileProblem,
  ReleaseFiles,
  RunEnd,
  RunEvent,
} from '@o1js-docs/runner/run/data';

/** A text next to a line: an output, or an error. */
export interface LineMark {
  line: number;
  text: string;
  matches: boolean;
}

/** An error, and its explanation in Common errors. */
interface RunError {
  line: number;
  message: string;
  link?: [text: string, to: string];
}

/** The output of a run so far. Lines are those of the program. */
export interface RunState {
  /** The current step; empty if nothing runs. */
  progress: string;
  /** How the run ended. */
  ended?: { how: RunEnd; milliseconds: number };
  /** The outcome of a check of the course. */
  outcome?: Outcome;
  /** A sentence in place of the outcome, if nothing ran. */
  message?: string;
  /** The action that helps, if a file could not be loaded. */
  remedy?: 'Reload' | 'Try again';
  printed: { line: number; text: string }[];
  results: LineMark[];
  /** Errors of types. The program runs despite them. */
  typeProblems: CompileProblem[];
  errors: RunError[];
  /** The line is the first of the circuit's block. */
  circuits: { line: number; name: string; circuit: Circuit }[];
  times: { step: string; seconds: number }[];
  /** A hash of the program's code, which names its times. */
  codeHash?: number;
  /** Seconds after which the program is stopped. */
  limit: number;
  /** Time at which the program started. */
  begun: number;
  /** The step that runs now, e.g. `Add.compile`. */
  step?: string;
  /** Time at which the current step began, or the program last gave a sign. */
  since: number;
  /** Seconds that the steps are expected to take, as they took in this browser, or as the site measured them. */
  expected: { isOwn: boolean; seconds: Readonly<Record<string, number>> };
  /** The latest proof as JSON, with the verification key of its program. */
  proof?: { key: string; json: string };
}

export const nothingRun: RunState = {
  progress: '',
  printed: [],
  results: [],
  typeProblems: [],
  errors: [],
  circuits: [],
  times: [],
  limit: 60,
  begun: 0,
  since: 0,
  expected: { isOwn: false, seconds: {} },
};

/** Limits of the view: number of circuits, and characters of a message and of a text next to a line. */
const most = { circuits: 100, message: 2_000, mark: 100 };

/** The largest JSON of a proof that is kept, in characters. */
const largestProof = 100_000;

/**
 * @param event of the program, which can forge it
 * @param now in milliseconds
 * @returns the state after an event
 */
export function afterEvent(
  before: RunState,
  event: RunEvent,
  program: CompiledProgram,
  { errors: common }: Pick<ReleaseFiles, 'errors'>,
  now: number,
): RunState {
  const { offset = 0 } = program;
  const state = { ...before, since: now };
  switch (event[0]) {
    case 'running':
      return { ...state, progress: 'Running', begun: now };
    case 'step':
      return { ...state, step: event[1] };
    case 'proof': {
      const [, key, json] = event;
      const isShort = key.length + json.length < largestProof;
      return isShort ? { ...state, proof: { key, json } } : state;
    }
    case 'printed': {
      const printed = { line: event[1] - offset, text: event[2] };
      return { ...state, printed: [...state.printed, printed] };
    }
    case 'circuit': {
      const [, line, name, rows, gates] = event;
      const circuit = { line, name, circuit: circuitOfRun(rows, gates) };
      const circuits = [...state.circuits, circuit];
      return { ...state, circuits: circuits.slice(0, most.circuits) };
    }
    case 'time': {
      const time = { step: event[1], seconds: event[2] };
      return { ...state, step: undefined, times: [...state.times, time] };
    }
    case 'outcome':
      return { ...state, outcome: outcomeOf(event) };
    case 'result':
      return withResult(state, event, program);
    case 'error': {
      const [, codeLine, line, text] = event;
      const lineOfCode = program.lines[codeLine - 1] ?? 0;
      const error: RunError = {
        line: lineOfCode > 0 ? lineOfCode : line - offset,
        message: text.slice(0, most.message),
        link: common.find(([message]) => text.includes(message)),
      };
      return { ...state, errors: [...state.errors, error] };
    }
    case 'finished': {
      const ended = { how: event[1], milliseconds: now - state.begun };
      return { ...state, progress: '', step: undefined, ended };
    }
  }
}

function outcomeOf([, told, message, yours, limit]: Extract<
  RunEvent,
  ['outcome', ...unknown[]]
>): Outcome {
  const state = told === 'passed' || told === 'accepted' ? told : 'not-yet';
  const rows = limit > 0 ? { yours, limit } : undefined;
  return {
    state,
    message: message.slice(0, most.message),
    ...(rows && { rows }),
  };
}

function withResult(
  state: RunState,
  [, index, actual, matches]: Extract<RunEvent, ['result', ...unknown[]]>,
  { job }: CompiledProgram,
): RunState {
  const expected = job.results[index];
  if (!expected) return state;
  const { line, kind } = expected;
  // A line in a loop runs more than once. A mismatch stays visible.
  const before = state.results.find((result) => result.line === line);
  if (before && !before.matches) return state;
  const nothing = kind === 'throws' && actual === 'nothing' && !matches;
  const text = nothing
    ? 'nothing was thrown'
    : matches
      ? expected.text
      : actual;
  const others = state.results.filter((result) => result !== before);
  return { ...state, results: [...others, { line, text, matches }] };
}

/** The part of a program that a view shows. */
export interface ShownPart {
  /** First line of the part. */
  first: number;
  /** @returns the line in the view, from 1, of a line of the program; 0 if the view doesn't show it */
  lineOf: (line: number) => number;
  /** The part is a block of its own: circuits of other blocks are not shown. */
  isBlock?: boolean;
}

/** @returns the state with the lines of a view, without what other parts printed */
export function inView(
  state: RunState,
  { first, lineOf, isBlock }: ShownPart,
): RunState {
  const moved = <Item extends { line: number }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, line: lineOf(item.line) }));
  return {
    ...state,
    printed: state.printed.filter(({ line }) => line >= first),
    results: moved(state.results).filter(({ line }) => line > 0),
    typeProblems: moved(state.typeProblems).filter(({ line }) => line > 0),
    errors: moved(state.errors),
    circuits: state.circuits.filter(({ line }) => !isBlock || line === first),
  };
}

/** @returns the texts next to the lines of a view: results and errors. The line itself states a result that matches. */
export function marksOf({ results, errors }: RunState): LineMark[] {
  const ofErrors = errors
    .filter(({ line }) => line > 0)
    .map(({ line, message: text }) => ({ line, text, matches: false }));
  return [...results, ...ofErrors].map(({ line, text, matches }) => {
    const words = text.replace(/\s+/g, ' ').trim();
    const short =
      words.length > most.mark ? `${words.slice(0, most.mark)}…` : words;
    return { line, text: matches ? '✓' : `≠ ${short}`, matches };
  });
}
