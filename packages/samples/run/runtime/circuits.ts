import type { Circuit } from '../../measure/circuitCost.ts';
import { orderOf } from './gate-order.ts';

/** The used properties of o1js' analysis of a circuit. */
interface Analysis {
  rows: number;
  gates: { type: string }[];
  proofs?: unknown[];
}

/** Rows of the longest circuit whose rows are drawn. */
const mostDrawnRows = 512;

/**
 * Measures the circuits behind a name that a sample declares: every method of
 * a ZkProgram or SmartContract (`Add.run`), or the result of `Provable.constraintSystem`.
 *
 * @returns circuits by name; none when the value is nothing of the kind
 */
export async function circuitsOf(
  name: string,
  value: unknown,
): Promise<Record<string, Circuit>> {
  if (isAnalysis(value)) return { [name]: costOf(value) };
  const program = Object(value) as {
    analyzeMethods?: () => Promise<Record<string, Analysis>>;
  };
  const methods = (await program.analyzeMethods?.()) ?? {};
  return Object.fromEntries(
    Object.entries(methods).map(([method, analysis]) => [
      `${name}.${method}`,
      costOf(analysis),
    ]),
  );
}

/** @returns whether the value is what `Provable.constraintSystem` returns. */
export function isAnalysis(value: unknown): value is Analysis {
  const { rows, gates } = (value ?? {}) as Partial<Analysis>;
  return typeof rows === 'number' && Array.isArray(gates);
}

function costOf({ rows, gates, proofs = [] }: Analysis): Circuit {
  const counts: Record<string, number> = {};
  for (const { type } of gates) counts[type] = (counts[type] ?? 0) + 1;
  const sorted = Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    rows,
    gates: Object.fromEntries(sorted),
    ...(rows <= mostDrawnRows && { order: orderOf(gates) }),
    ...(proofs.length > 0 && { verifiesProofs: proofs.length }),
  };
}
