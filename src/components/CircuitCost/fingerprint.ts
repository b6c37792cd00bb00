/** Cells in a line. */
const columns = 58;

/** Side of a cell with the gap after it. */
const cell = 10;

/** Distance of two lines. */
export const rowHeight = 12;

/** Width of the drawing. */
export const width = columns * cell;

/**
 * Draws a row of a circuit as a cell, line by line. A dashed stroke makes the cells,
 * so that a run of rows with one color is a single stroke.
 *
 * @param order types of the gates in the order of the rows: `12 Generic, 51 VarBaseMul+Zero`
 * @param classOf returns the class of a type of gate
 * @returns a path for each class, and the number of lines
 */
export function pathsOf<Class>(
  order: string,
  classOf: (type: string) => Class,
): { paths: [Class, string][]; lines: number } {
  const classes = gatesOf(order).map(classOf);
  const paths = new Map<Class, string>();
  for (let row = 0; row < classes.length;) {
    const kind = classes[row]!;
    const first = row;
    do row++;
    while (row < classes.length && classes[row] === kind && row % columns > 0);
    const x = (first % columns) * cell;
    const y = Math.floor(first / columns) * rowHeight + cell / 2;
    const run = `M${x} ${y}h${(row - first) * cell}`;
    paths.set(kind, (paths.get(kind) ?? '') + run);
  }
  return { paths: [...paths], lines: Math.ceil(classes.length / columns) };
}

/** @returns the type of each gate */
function gatesOf(order: string): string[] {
  return order.split(', ').flatMap((run) => {
    const [count = '', types = ''] = run.split(' ');
    return Array.from({ length: Number(count) }, () => types.split('+')).flat();
  });
}
