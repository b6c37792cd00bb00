import {
  groupDigits,
  readCircuits,
  recursionText,
  rowsText,
} from '@o1js-docs/samples/measure/circuitCost';

/**
 * @param circuits JSON of circuits by name, as packages/samples writes it
 * @param o1js the release they were measured on
 * @returns a line per circuit, e.g. `Cost of Add.run on o1js 2.15.0: 812 rows (800 Generic, 12 Zero).`
 */
export function costText(circuits: string, o1js: string): string[] {
  return readCircuits(circuits).map(([name, circuit]) => {
    const gates = Object.entries(circuit.gates)
      .map(([type, count]) => `${groupDigits(count)} ${type}`)
      .join(', ');
    const cost = `Cost of ${name} on o1js ${o1js}: ${rowsText(circuit)} (${gates || 'no gates'}).`;
    const recursion = recursionText(circuit);
    return recursion ? `${cost} It ${recursion}` : cost;
  });
}
