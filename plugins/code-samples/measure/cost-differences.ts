import { isDeepStrictEqual } from 'node:util';
import type { CircuitCost } from '../run/report';

const remedy = 'If the change is meant, run: npm run test:samples -- -u';

/**
 * Compares the circuits of a sample with the committed ones.
 *
 * @param id name of the sample
 * @param committed circuits by name; undefined if none are recorded
 * @returns a message for each circuit that differs
 */
export function costDifferences(
  id: string,
  committed: Readonly<Record<string, CircuitCost>> | undefined,
  measured: Readonly<Record<string, CircuitCost>>,
): string[] {
  if (!committed) {
    return [`No costs are recorded for ${id}.\n${remedy}`];
  }
  const names = new Set([...Object.keys(committed), ...Object.keys(measured)]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(committed[name], measured[name]))
    .map(
      (name) =>
        `The cost of ${name} has changed.\n` +
        `recorded  ${describe(committed[name])}\n` +
        `measured  ${describe(measured[name])}\n${remedy}`,
    );
}

function describe(circuit: CircuitCost | undefined): string {
  if (!circuit) return 'nothing';
  const { rows, gates, verifiesProofs } = circuit;
  const list = Object.entries(gates).map(([type, count]) => `${count} ${type}`);
  const proofs = verifiesProofs ? `, verifies ${verifiesProofs} proofs` : '';
  return `${rows} rows (${list.join(', ') || 'no gates'})${proofs}`;
}
