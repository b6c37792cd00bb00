/** The measured size of one circuit. */
export interface Circuit {
  rows: number;
  /** Gates by type. */
  gates: Record<string, number>;
  /** Types of the gates in the order of the rows, e.g. `12 Generic, 51 VarBaseMul+Zero`. Absent for a circuit that is too long to draw. */
  order?: string;
  /** Number of proofs that the circuit verifies. Its rows do not include the verification. */
  verifiesProofs?: number;
}

/** @returns a count with separators, e.g. `4,070`. */
export function groupDigits(count: number): string {
  return count.toLocaleString('en-US');
}

/** @returns the size of a circuit, e.g. `4,070 rows`. */
export function rowsText({ rows }: Circuit): string {
  return `${groupDigits(rows)} ${rows === 1 ? 'row' : 'rows'}`;
}

/** @returns a predicate for the circuit's name that says what its rows leave out; undefined if they leave out nothing */
export function recursionText({
  verifiesProofs = 0,
}: Circuit): string | undefined {
  if (verifiesProofs === 0) return undefined;
  const proofs = verifiesProofs === 1 ? 'a proof' : `${verifiesProofs} proofs`;
  return `verifies ${proofs}. Recursive verification is not counted in its rows.`;
}

/**
 * @param circuits JSON of circuits by name, as packages/samples writes it
 * @returns the circuits with their names
 */
export function readCircuits(circuits: string): [string, Circuit][] {
  return Object.entries(JSON.parse(circuits) as Record<string, Circuit>);
}
