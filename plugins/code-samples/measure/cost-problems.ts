import { isDeepStrictEqual } from 'node:util';
import type { Release } from '../../../config/releases';
import type { Problem, Sample } from '../sample';
import { pathInRelease } from '../parse/samples-of-release';
import type { CircuitCost } from '../run/report';
import { costsFile, type CircuitCosts } from './circuit-costs';

const remedy = 'If the change is meant, run: npm run costs -- --write';

/** Compares the circuits that were measured for a sample with the committed ones. */
export function costProblems(
  sample: Sample,
  release: Release,
  committed: CircuitCosts,
  measured: Readonly<Record<string, CircuitCost>>,
): Problem[] {
  const entry = committed.samples[sample.id ?? ''];
  const problem = (message: string): Problem => ({
    page: sample.page,
    line: sample.startLine,
    message: `${message}\n${remedy}`,
  });
  if (!entry) {
    return [problem(`${costsFile(release)} has no costs of ${sample.id}.`)];
  }
  if (entry.page !== pathInRelease(sample.page, release)) {
    return [
      {
        page: sample.page,
        line: sample.startLine,
        message: `${costsFile(release)} has the costs of another sample ${sample.id}, of ${entry.page}. If this is another one, give it another id. If it was moved here from there, run: npm run costs -- --write`,
      },
    ];
  }
  const names = new Set([
    ...Object.keys(entry.circuits),
    ...Object.keys(measured),
  ]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(entry.circuits[name], measured[name]))
    .map((name) =>
      problem(
        `The cost of ${name} does not hold.\n` +
          `recorded  ${describe(entry.circuits[name])}\n` +
          `measured  ${describe(measured[name])}`,
      ),
    );
}

/** @returns the committed entries that no sample asks for any more. */
export function staleCosts(
  release: Release,
  committed: CircuitCosts,
  samples: readonly Sample[],
): Problem[] {
  const ids = samples.filter(({ cost }) => cost).map(({ id }) => id);
  return Object.keys(committed.samples)
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      page: costsFile(release),
      line: 1,
      message: `No sample has the flags cost id=${id} any more.\n${remedy}`,
    }));
}

function describe(circuit: CircuitCost | undefined): string {
  if (!circuit) return 'nothing';
  const { rows, gates, verifiesProofs } = circuit;
  const list = Object.entries(gates).map(([type, count]) => `${count} ${type}`);
  const proofs = verifiesProofs ? `, verifies ${verifiesProofs} proofs` : '';
  return `${rows} rows (${list.join(', ') || 'no gates'})${proofs}`;
}
