import { format } from 'node:util';
import type { ReportEvent, RunPlan } from '../report.ts';
import { circuitsOf, isAnalysis } from './circuits.ts';
import {
  compareMessage,
  comparePrinted,
  compareValue,
  type Comparison,
} from './compare.ts';
import { timeSteps } from './times.ts';

/** Reports events of the running module, which program/instrument.ts has instrumented. */
export class Recorder {
  /** Line of the running top-level statement. */
  currentLine = 0;
  /** Restores the state that was there before the check. */
  checkEnds: () => void = () => undefined;
  private readonly names = new Map<string, { line: number; value: unknown }>();
  /** @returns what `console.log` has printed since `listen` */
  private stopListening = () => '';

  /** @param keepState captures the state that a script may change, and returns a function that restores it */
  constructor(
    private readonly plan: RunPlan,
    private readonly report: (event: ReportEvent) => void,
    private readonly keepState: () => () => void,
  ) {}

  /** Captures the state, so that a check does not influence the blocks below it. */
  checkBegins(): void {
    this.checkEnds = this.keepState();
  }

  at(line: number): void {
    this.currentLine = line;
    this.report({ type: 'at', line });
  }

  declared(values: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(values)) {
      this.names.set(name, { line: this.currentLine, value });
      if (!this.plan.samples.some(({ timed }) => timed)) continue;
      timeSteps(name, value, {
        begins: (step) => this.report({ type: 'step', step }),
        ends: (step, seconds, result) => {
          const { timed, startLine } = this.currentSample() ?? {};
          if (!timed || !startLine) return;
          this.report({
            type: 'time',
            sample: startLine,
            step,
            seconds,
            result,
          });
        },
      });
    }
  }

  /** Compares a value with the expected output `index`. @returns the value */
  equal<T>(index: number, value: T, expected: () => unknown): T {
    this.settle(index, (text) => compareValue(value, expected, text));
    return value;
  }

  /** Collects what `console.log` prints while a statement runs; it is printed all the same. */
  listen(): void {
    const lines: string[] = [];
    const log = console.log;
    console.log = (...values: unknown[]) => {
      lines.push(format(...values));
      log(...values);
    };
    this.stopListening = () => {
      console.log = log;
      return lines.join('\n');
    };
  }

  printed(index: number): void {
    const printed = this.stopListening();
    this.settle(index, (text) => comparePrinted(printed, text));
  }

  /** Reports a statement that did not throw as expected. */
  ended(index: number): void {
    this.settle(index, (text) => ({
      actual: 'nothing',
      message: `expected to throw  ${text}\nthrew              nothing`,
    }));
  }

  /** @returns true if a `// throws` expected the error */
  hasCompared(error: unknown): boolean {
    return error instanceof Error && 'isExpected' in error;
  }

  /** Marks an error that a `// throws` of the program states. */
  mark(error: unknown): void {
    const isStated = this.plan.results.some(
      ({ kind, text }) =>
        kind === 'throws' && compareMessage(error, text).message === undefined,
    );
    if (isStated) markExpected(error);
  }

  threw(index: number, error: unknown): void {
    markExpected(error);
    this.settle(index, (text) => compareMessage(error, text));
  }

  /** Builds the circuits of a block, and reports their costs. */
  async analyze(startLine: number): Promise<void> {
    const sample = this.plan.samples.find((s) => s.startLine === startLine);
    if (!sample) return;
    let count = 0;
    for (const [name, { line, value }] of this.names) {
      if (line < sample.startLine || line > sample.endLine) continue;
      this.at(line);
      for (const [circuitName, circuit] of Object.entries(
        await circuitsOf(name, value),
      )) {
        count++;
        this.report({
          type: 'circuit',
          sample: startLine,
          name: circuitName,
          circuit,
        });
      }
    }
    if (count === 0) {
      const message =
        'The block declares no circuit to measure: no ZkProgram, no SmartContract, and no `const cs = await Provable.constraintSystem(...)`.';
      this.report({ type: 'problem', line: startLine, message });
    }
  }

  /** Empties the circuits of the script. Its module stays in memory, and gates would be most of it. */
  forgetGates(): void {
    for (const { value } of this.names.values()) {
      if (isAnalysis(value)) value.gates.length = 0;
    }
  }

  private settle(index: number, compare: (text: string) => Comparison): void {
    const result = this.plan.results[index];
    if (!result) return;
    const { actual, message } = compare(result.text);
    this.report({
      type: 'reached',
      result: index,
      actual,
      matches: message === undefined,
    });
    if (message !== undefined)
      this.report({ type: 'problem', line: result.line, message });
  }

  private currentSample() {
    return this.plan.samples.find(
      ({ startLine, endLine }) =>
        startLine <= this.currentLine && this.currentLine <= endLine,
    );
  }
}

function markExpected(error: unknown): void {
  if (error instanceof Error)
    Object.defineProperty(error, 'isExpected', { value: true });
}
