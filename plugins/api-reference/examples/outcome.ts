/** What came of an example of a doc comment on one release. */
export interface Outcome {
  /** Where the reference shows it first: `classes/Field#add`. */
  at: string;
  /**
   * - `ran`: it came to its end, or threw where its comment says so
   * - `fragment`: it needs names that it does not declare, or a package other than o1js
   * - `network`: it needs one, which samples do not get
   * - `rejected`: TypeScript does not accept it
   * - `failed`: it threw, or took too long
   */
  result: 'ran' | 'fragment' | 'network' | 'rejected' | 'failed';
  /** What TypeScript or the run said, on one line. */
  message?: string;
}

/** As they are committed. */
export interface ExampleOutcomes {
  /** The release whose doc comments and package they are of. */
  o1js: string;
  /** By the key of the example's text. */
  examples: Record<string, Outcome>;
}

const notes: Readonly<Record<Outcome['result'], string | undefined>> = {
  ran: undefined,
  fragment: 'Part of a program: not run.',
  network: 'Needs a network: not run.',
  rejected: 'TypeScript does not accept it:',
  failed: 'It fails:',
};

/** @returns what readers are told below an example; undefined where it runs. */
export function outcomeNote({ result, message }: Outcome): string | undefined {
  const note = notes[result];
  return note && message ? `${note} ${message}` : note;
}
