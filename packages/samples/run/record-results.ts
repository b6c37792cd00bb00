import type { Plugin } from 'vite';
import type {
  Reporter,
  TestModule,
  TestSpecification,
  Vitest,
} from 'vitest/node';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { readCosts, writeCosts } from '../measure/circuit-costs';
import type { Recorded } from '../measure/data-file';
import { median } from '../measure/median';
import {
  readTimes,
  thisMachine,
  writeTimes,
  type Backend,
  type Measured,
} from '../measure/times';
import { readKeys, writeKeys } from '../measure/verification-keys';
import { pagesOf } from '../parse/pages';
import { samplesOfRelease } from '../parse/samples-of-release';
import type { PageModules } from './page-modules';
import type { Measurements } from './report';
import { workFolder } from './process-of-release';
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
      if (measured.length === 0) continue;
      if (this.records) {
        recordCosts(release, this.siteFolder, measured);
        recordKeys(release, this.siteFolder, measured);
      }
      if (this.timesOf) {
        recordTimes(release, this.siteFolder, measured, this.timesOf);
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

  private get siteFolder(): string {
    return this.vitest?.config.root ?? '.';
  }

  private get records(): boolean {
    return this.vitest?.config.snapshotOptions.updateSnapshot === 'all';
  }
}

/** Keeps the costs of other pages, and drops those of samples that are gone. */
function recordCosts(
  release: InstalledRelease,
  siteFolder: string,
  measured: readonly Measurements[],
): void {
  const { samples } = readCosts(release, siteFolder);
  for (const [id, circuits] of measured.flatMap((each) =>
    Object.entries(each.circuits),
  )) {
    samples[id] = { circuits };
  }
  const known = onlyKnown(samples, release, siteFolder);
  writeCosts(release, siteFolder, known);
}

/** Replaces the keys of the pages that ran. */
function recordKeys(
  release: InstalledRelease,
  siteFolder: string,
  measured: readonly Measurements[],
): void {
  const { samples } = readKeys(release, siteFolder);
  const keys = measured.flatMap((each) => each.keys);
  for (const [page] of keys) samples[page] = {};
  for (const [page, program, key] of keys) {
    const known = (samples[page]![program] ??= []);
    if (!known.includes(key)) known.push(key);
  }
  const pages = pagesOf(release, siteFolder);
  const ofPages = Object.entries(samples).filter(([page]) =>
    pages.includes(page),
  );
  const { o1jsVersion: o1js } = release;
  writeKeys(release, siteFolder, {
    o1js,
    samples: Object.fromEntries(ofPages),
  });
}

function recordTimes(
  release: InstalledRelease,
  siteFolder: string,
  measured: readonly Measurements[],
  backend: Backend,
): void {
  const { samples } = readTimes(release, siteFolder);
  const machine = thisMachine();
  for (const { times, megabytes } of measured) {
    for (const [id, seconds] of Object.entries(times)) {
      const steps = Object.fromEntries(
        Object.entries(seconds).map(([step, all]) => [
          step,
          Number(median(all).toFixed(2)),
        ]),
      );
      const figures: Measured = { steps, megabytes };
      const isSecond = backend === 'wasm' && samples[id]?.backend === 'native';
      samples[id] = isSecond
        ? { ...samples[id]!, wasm: figures }
        : { machine, backend, ...figures };
    }
  }
  writeTimes(release, siteFolder, onlyKnown(samples, release, siteFolder));
}

/** @returns the figures of samples that the release has */
function onlyKnown<Figure>(
  figures: Readonly<Record<string, Figure>>,
  release: InstalledRelease,
  siteFolder: string,
): Recorded<Figure> {
  const ids = new Set(
    samplesOfRelease(release, siteFolder).flatMap(({ samples }) =>
      samples.map(({ id }) => id),
    ),
  );
  const known = Object.entries(figures).filter(([id]) => ids.has(id));
  return { o1js: release.o1jsVersion, samples: Object.fromEntries(known) };
}
