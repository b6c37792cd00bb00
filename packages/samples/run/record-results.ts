import type { Plugin } from 'vite';
import type {
  Reporter,
  TestModule,
  TestSpecification,
  Vitest,
} from 'vitest/node';
import { updateCosts, type SampleCost } from '../measure/circuit-costs';
import { median } from '../measure/median';
import {
  thisMachine,
  updateTimes,
  type Backend,
  type Measured,
  type SampleTimes,
} from '../measure/times';
import { updateKeys, type PageKeys } from '../measure/verification-keys';
import { samplesOfRelease } from '../parse/page-with-checks';
import type { PageModules } from './page-modules';
import type { Measurements } from './report';
import { workFolder } from './project-of-release';
import { takeRunning } from './running-statement';

/** Seconds that a statement has. */
const limit = Number(process.env.SAMPLES_LIMIT ?? 600);
const crash = `The process ended in this statement. Either it crashed, or the statement was still running after ${limit} s. Pages that should have run after this one in the process did not run.`;

/**
 * Type-checks the pages of a run together before it starts. After it, `vitest -u`
 * records the costs of its samples.
 */
export class RecordResults implements Reporter {
  private vitest: Vitest | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** @param timesOf records times too, of this prover */
  constructor(
    private readonly releases: readonly PageModules[],
    private readonly timesOf?: Backend,
  ) {}

  /** Adds this reporter to those of the command line. */
  plugin(): Plugin {
    return {
      name: 'code-samples-results',
      configureVitest: ({ vitest }) => {
        // Each project has the plugins of the configuration.
        if (this.vitest) return;
        this.vitest = vitest;
        vitest.config.reporters.push(this);
        for (const pages of this.releases) pages.recordsCosts = this.records;
      },
    };
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.timer = setInterval(() => this.endOverdue(), 1000);
    for (const pages of this.releases) {
      const files = specifications
        .filter(({ project }) => project.name === pages.release.label)
        .map(({ moduleId }) => moduleId);
      if (files.length > 0) pages.checkTypes(files);
    }
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    clearInterval(this.timer);
    for (const { place } of takeRunning(workFolder)) this.report(place);
    for (const { release } of this.releases) {
      const measured = modules
        .filter(({ project }) => project.name === release.label)
        .flatMap(({ children }) => [...children.allTests('passed')])
        .flatMap((test) => test.meta().measurements ?? []);
      const isRecorded = this.records || this.timesOf !== undefined;
      if (measured.length === 0 || !isRecorded) continue;
      const folder = this.vitest!.config.root;
      const guides = samplesOfRelease(release, folder);
      const pages = new Set(guides.map(({ page }) => page));
      const ids = new Set(
        guides.flatMap(({ samples }) => samples.map(({ id }) => id)),
      );
      if (this.records) {
        updateCosts(release, folder, ids, withCosts(measured));
        updateKeys(release, folder, pages, withKeys(measured));
      }
      if (this.timesOf) {
        updateTimes(release, folder, ids, withTimes(measured, this.timesOf));
      }
    }
  }

  private endOverdue(): void {
    for (const { pid, place } of takeRunning(workFolder, limit)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It crashed.
      }
      this.report(place);
    }
  }

  private report(place: string): void {
    this.vitest?.logger.error(`\n${place}\n${crash}`);
  }

  private get records(): boolean {
    return this.vitest?.config.snapshotOptions.updateSnapshot === 'all';
  }
}

/** @returns a function that adds measured costs to those of other pages */
function withCosts(measured: readonly Measurements[]) {
  return (samples: Record<string, SampleCost>): void => {
    const costs = measured.flatMap((each) => Object.entries(each.circuits));
    for (const [id, circuits] of costs) samples[id] = { circuits };
  };
}

/** @returns a function that replaces the keys of the pages that ran */
function withKeys(measured: readonly Measurements[]) {
  return (samples: Record<string, PageKeys>): void => {
    const keys = measured.flatMap((each) => each.keys);
    for (const [page] of keys) samples[page] = {};
    for (const [page, program, key] of keys) {
      const known = (samples[page]![program] ??= []);
      if (!known.includes(key)) known.push(key);
    }
  };
}

/** @returns a function that adds the times of a prover to those of other pages */
function withTimes(measured: readonly Measurements[], backend: Backend) {
  const machine = thisMachine();
  return (samples: Record<string, SampleTimes>): void => {
    for (const { times, megabytes } of measured) {
      for (const [id, seconds] of Object.entries(times)) {
        const steps = Object.fromEntries(
          Object.entries(seconds).map(([step, all]) => [
            step,
            Number(median(all).toFixed(2)),
          ]),
        );
        const figures: Measured = { steps, megabytes };
        const isSecond =
          backend === 'wasm' && samples[id]?.backend === 'native';
        samples[id] = isSecond
          ? { ...samples[id]!, wasm: figures }
          : { machine, backend, ...figures };
      }
    }
  };
}
