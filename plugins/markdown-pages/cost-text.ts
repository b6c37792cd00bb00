import type { CircuitCost } from '../code-samples/run/report';

/**
 * @param circuits JSON of circuits by name, as plugins/code-samples writes it
 * @param o1js the release they were measured on
 * @returns a line a circuit, e.g. `Cost of Add.run on o1js 2.15.0: 812 rows (800 Generic, 12 Zero).`
 */
export function costText(circuits: string, o1js: string): string[] {
  const entries = Object.entries(
    JSON.parse(circuits) as Record<string, CircuitCost>,
  );
  return entries.map(([name, { rows, gates, verifiesProofs = 0 }]) => {
    const list = Object.entries(gates)
      .map(([type, count]) => `${grouped(count)} ${type}`)
      .join(', ');
    const recursion =
      verifiesProofs === 0
        ? ''
        : ` It verifies ${verifiesProofs} ${verifiesProofs === 1 ? 'proof' : 'proofs'}; recursive verification is not counted.`;
    return `Cost of ${name} on o1js ${o1js}: ${grouped(rows)} ${rows === 1 ? 'row' : 'rows'} (${list || 'no gates'}).${recursion}`;
  });
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
