import { Field } from 'o1js';

/** What a verified proof shows, and the proof itself as text. */
export interface TicketProof {
  night: Field;
  ticket: Field;
  bytes: string;
}

export class Door {
  tonight = Field(20);

  /** Decides about a guest, after the proof was verified. */
  admit(proof: TicketProof) {
    return proof.night.equals(this.tonight).toBoolean();
  }
}

// --- your part ---
export const visits = [
  { guest: 'Ana', showsProofOf: 'Ana' },
  { guest: 'Mallory', showsProofOf: 'Mallory' },
];
// --- end ---
