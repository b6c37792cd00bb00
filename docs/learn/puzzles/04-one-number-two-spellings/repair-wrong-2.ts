// not-yet: once around the clock
import { Field } from 'o1js';

/** A server of a raffle, which counts each ticket once. */
export class Raffle {
  used = new Set<bigint>();

  /** `verify` checks the proof that came with the message. */
  enter(message: string, verify: (ticket: Field) => boolean) {
    const ticket = Field(message);
    if (!verify(ticket)) return 'no proof';
    if (this.used.has(BigInt(message))) return 'already used';
    this.used.add(BigInt(message));
    return 'entered';
  }
}
