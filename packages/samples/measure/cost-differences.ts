import { isDeepStrictEqual } from 'node:util';
import type { Circuit } from './circuitCost';

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
  committed: Readonly<Record<string, Circuit>> | undefined,
  measured: Readonly<Record<string, Circuit>>,
): string[] {
  if (!committed) {
    return [`No costs are recorded for ${id}.\n${remedy}`];
  }
  const names = new Set([...Object.keys(committed), ...Object.keys(measured)]);
  return [...names]
    .filter((name) => !isSame(committed[name], measured[name]))
    .map(
      (name) =>
        `The cost of ${name} has changed.\n` +
        `recorded  ${describe(committed[name])}\n` +
        `measured  ${describe(measured[name])}\n${remedy}`,
    );
}

/** A circuit that was recorded before orders were has none to compare. */
function isSame(committed?: Circuit, measured?: Circuit): boolean {
  const { order, ...rest } = committed ?? {};
  const { order: measuredOrder, ...measuredRest } = measured ?? {};
  return (
    isDeepStrictEqual(rest, measuredRest) &&
    (order === undefined || order === measuredOrder)
  );
}

function describe(circuit: Circuit | undefined): string {
  if (!circuit) return 'nothing';
  const { rows, gates, order, verifiesProofs } = circuit;
  const list = Object.entries(gates).map(([type, count]) => `${count} ${type}`);
  const proofs = verifiesProofs ? `, verifies ${verifiesProofs} proofs` : '';
  return `${rows} rows (${(order ?? list.join(', ')) || 'no gates'})${proofs}`;
}
