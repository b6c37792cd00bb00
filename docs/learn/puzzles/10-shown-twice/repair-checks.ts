import { Field } from 'o1js';
import type { Check } from '../../outcome';
import type * as Program from './repair-start';

/** Each ticket of tonight gets in once, in any copy and any order. */
export const check: Check<typeof Program> = async ({ Door }) => {
  const door = new Door();
  const proofOf = (ticket: bigint, night = 20) => ({
    night: Field(night),
    ticket: Field(ticket),
    bytes: `proof ${Math.random()}`,
  });
  const random = BigInt(1000 + Math.floor(Math.random() * 1000));
  const guests = Object.entries({ Ana: 7n, Ben: 70n, Cleo: random });
  const proofs = guests.map(([name, ticket]) => ({
    name,
    ticket,
    proof: proofOf(ticket),
  }));
  for (const { name, proof } of proofs) {
    if (door.admit(proof)) continue;
    const message = `${name} shows ${name === 'Ben' ? 'his' : 'her'} own ticket for the first time, and your door rejects it.`;
    return { state: 'not-yet', message };
  }
  if (door.admit(proofOf(99n, 19))) {
    const message = 'Mallory shows a ticket for last night and gets in.';
    return { state: 'not-yet', message };
  }
  for (const { name, ticket, proof } of proofs) {
    const copy = {
      night: Field(20),
      ticket: Field(ticket),
      bytes: proof.bytes,
    };
    const attacks = [
      { what: `the same proof as ${name}`, shown: proof },
      { what: `a copy of the proof of ${name}`, shown: copy },
      { what: `a second proof about ticket ${ticket}`, shown: proofOf(ticket) },
    ];
    for (const { what, shown } of attacks) {
      if (!door.admit(shown)) continue;
      const message = `${name} is inside. Mallory shows ${what} and gets in too.`;
      return { state: 'not-yet', message };
    }
  }
  if (!door.admit(proofOf(71n))) {
    const message =
      'Dan shows a new ticket late in the evening, and your door rejects it.';
    return { state: 'not-yet', message };
  }
  const message = 'Four guests are inside, and all ten other visits failed.';
  return { state: 'passed', message };
};
