import type { Circuit } from '@o1js-docs/samples/measure/circuitCost';

/**
 * Reads the circuit in an event. The running program controls the event, so nothing
 * in it is trusted.
 *
 * @param gates JSON of the gates by type, and of the number of verified proofs
 * @returns the circuit, without entries that are not counts of gates
 */
export function circuitOfRun(rows: number, gates: string): Circuit {
  const told = read(gates);
  const counts = Object.entries(told.gates ?? {}).filter(
    ([type, count]) => /^\w{1,40}$/.test(type) && isCount(count),
  );
  return {
    rows: isCount(rows) ? rows : 0,
    gates: Object.fromEntries(counts.slice(0, most)),
    ...(isCount(told.verifiesProofs) && {
      verifiesProofs: told.verifiesProofs,
    }),
  };
}

/** Kimchi has fewer types of gates. */
const most = 20;

function read(text: string): Partial<Record<keyof Circuit, unknown>> & {
  gates?: object | null;
} {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
