import { Field } from 'o1js';
import type { Check } from '../../outcome';
import type * as Program from './start';

/** Two guests get in with the proof of one ticket. */
export const check: Check<typeof Program> = async ({ Door, visits }) => {
  const door = new Door();
  const proofs = new Map(
    ['Ana', 'Ben', 'Mallory'].map((owner, i) => [
      owner,
      {
        night: Field(owner === 'Mallory' ? 19 : 20),
        ticket: Field(100 + i),
        bytes: `proof of ${owner}`,
      },
    ]),
  );
  const inside = new Map<string, string[]>();
  for (const { guest, showsProofOf } of visits) {
    const proof = proofs.get(showsProofOf);
    if (!proof) {
      const message = `${showsProofOf} has no proof, so ${guest} can't show it.`;
      return { state: 'not-yet', message };
    }
    if (!door.admit(proof)) {
      const message = `${guest} shows the proof of ${showsProofOf}, and the door rejects it: it is about last night.`;
      return { state: 'not-yet', message };
    }
    const guests = inside.get(showsProofOf) ?? [];
    inside.set(showsProofOf, [...guests, guest]);
  }
  for (const [owner, guests] of inside) {
    const different = [...new Set(guests)];
    if (different.length < 2) continue;
    const message = `${different.join(' and ')} are inside, and both showed the proof of ${owner}. One ticket was paid.`;
    return { state: 'passed', message };
  }
  if (inside.size === 0) {
    return { state: 'not-yet', message: 'No guest came.' };
  }
  const own = [...inside].every(([owner, [guest]]) => owner === guest);
  const message = own
    ? `${[...inside.keys()].join(' and ')} got in, each with their own ticket. The concert lost nothing.`
    : 'A friend came with the ticket. That is one guest for one ticket, and the concert lost nothing.';
  return { state: 'accepted', message };
};
