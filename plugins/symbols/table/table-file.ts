/** The table's file in the folder of a generated reference. */
export const tableFile = 'symbols.json';
