import { createContext } from 'react';

/** How the checks treat a block; plugins/code-samples says so. */
export interface CheckOfBlock {
  /** The word of the check, e.g. `run`. */
  check?: string;
  /** What its head says, e.g. `runs on 2.15.0`. */
  checked?: string;
}

/** What is told of the block that the head belongs to. */
export const CheckOfBlock = createContext<CheckOfBlock>({});
