/** A link in a block: visible line, from 0, characters before it, its length, and where it leads. */
export type SampleLink = readonly [
  line: number,
  column: number,
  length: number,
  address: string,
];
