import type { CircuitCosts } from '../../plugins/code-samples/measure/circuit-costs';

/** @returns a line for each circuit whose rows differ, with old and new; circuits that only one side has are named too. */
export function changedCosts(
  before: CircuitCosts,
  after: CircuitCosts,
): string[] {
  const old = rowsOf(before);
  const now = rowsOf(after);
  const circuits = [...new Set([...old.keys(), ...now.keys()])].sort();
  return circuits
    .filter((circuit) => old.get(circuit) !== now.get(circuit))
    .map(
      (circuit) =>
        `${circuit}: ${describe(old.get(circuit))} on o1js ${before.o1js}, ${describe(now.get(circuit))} on o1js ${after.o1js}`,
    );
}

function describe(rows: number | undefined): string {
  return rows === undefined ? 'not there' : `${rows} rows`;
}

function rowsOf({ samples }: CircuitCosts): Map<string, number> {
  return new Map(
    Object.entries(samples).flatMap(([id, { circuits }]) =>
      Object.entries(circuits).map(
        ([name, { rows }]) => [`${id} ${name}`, rows] as const,
      ),
    ),
  );
}
