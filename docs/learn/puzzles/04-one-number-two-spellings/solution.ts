import { Field } from 'o1js';

/** A server of a raffle, which counts each ticket once. */
export class Raffle {
  used = new Set<string>();

  /** `verify` checks the proof that came with the message. */
  enter(message: string, verify: (ticket: Field) => boolean) {
    const ticket = Field(message);
    if (!verify(ticket)) return 'no proof';
    if (this.used.has(message)) return 'already used';
    this.used.add(message);
    return 'entered';
  }
}

// --- your part ---
export const messages = ['7', '07'];
// --- end ---
