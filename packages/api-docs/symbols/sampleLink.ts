/** A link in a code block: visible line from 0, characters before it, length and target. */
export type SampleLink = readonly [
  line: number,
  column: number,
  length: number,
  address: string,
];
