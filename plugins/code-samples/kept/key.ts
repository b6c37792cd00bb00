import { digestOf } from '../../digest';
import type { CircuitCosts } from '../measure/circuit-costs';
import type { Program } from '../program/programs';
import type { Sample } from '../sample';
import type { Environment } from './environment';

/** Code whose result may depend on the position of the script in the page. */
const seesItsPlace = /\bstack\b|\bimport\.meta\b|\b__(?:dir|file)name\b/;

/**
 * Names a program by everything that its result depends on. Its line does not
 * count, unless its code can see it: prose above a program changes nothing.
 *
 * @param costs the recorded costs of the release
 */
export function programKey(
  program: Program,
  environment: Environment,
  costs: CircuitCosts,
): string {
  const { kind, samples, files, page, line } = program;
  const all = [...samples, ...files];
  return digestOf({
    environment,
    kind,
    samples: samples.map(partsThatCount),
    files: files.map(partsThatCount),
    costs: samples
      .filter(({ cost }) => cost)
      .map(({ id = '' }) => ({
        page,
        o1js: costs.o1js,
        of: costs.samples[id],
      })),
    place: all.some(({ code }) => seesItsPlace.test(code))
      ? { page, line, lines: all.map(({ startLine }) => startLine) }
      : undefined,
  });
}

function partsThatCount(sample: Sample) {
  const { code, check, expectedErrors, cost, id, title, claims } = sample;
  return { code, check, expectedErrors, cost, id, title, hidden: !!claims };
}
