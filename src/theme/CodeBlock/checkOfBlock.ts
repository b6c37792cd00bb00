import { createContext } from 'react';

/** The check of a code block, as plugins/code-samples writes it into the page. */
export interface CheckOfBlock {
  /** The word of the check, e.g. `run`. */
  check?: string;
  /** The text in the head of the block, e.g. `runs on 2.15.0`. */
  checked?: string;
}

/** The check of the surrounding block. */
export const CheckOfBlock = createContext<CheckOfBlock>({});
