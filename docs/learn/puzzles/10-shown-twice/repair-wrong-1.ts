// not-yet: a second proof about ticket
import { Field } from 'o1js';

/** What a verified proof shows, and the proof itself as text. */
export interface TicketProof {
  night: Field;
  ticket: Field;
  bytes: string;
}

export class Door {
  tonight = Field(20);
  used = new Set<string>();

  /** Decides about a guest, after the proof was verified. */
  admit(proof: TicketProof) {
    const isTonight = proof.night.equals(this.tonight).toBoolean();
    if (!isTonight || this.used.has(proof.bytes)) return false;
    this.used.add(proof.bytes);
    return true;
  }
}
