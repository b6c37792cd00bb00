import { createContext } from 'react';

/** What packages/samples and packages/runner/run write into the page about a code block. */
export interface BlockData {
  /** The word of the check, e.g. `run`. */
  check?: string;
  /** The text in the head of the block, e.g. `runs on 2.15.0`. */
  checked?: string;
  /** The lines that Copy adds to the printed ones: `HiddenPart[]` of packages/samples as JSON. */
  hidden?: string;
  /** Its number among the blocks of the page with private values. */
  lens?: string;
  /** Line of the block in the Markdown, if readers can run it. */
  line?: string;
  /** Present if the block runs in the checks, but not in a browser. */
  nodeOnly?: string;
  /** Its private values: `PrivatePart[]` of packages/samples as JSON. */
  privateParts?: string;
  /** Present if the block makes proofs. */
  proves?: string;
  /** The links of its names as JSON, see packages/api-docs/symbols/samples/links.ts. */
  symbols?: string;
}

/** The data of the surrounding block. */
export const BlockData = createContext<BlockData>({});
