import { Bool, Field, PrivateKey, PublicKey, Signature } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  errorOf,
  input,
  isFooled,
  notYet,
  short,
  unchecked,
  untried,
} from '../../attack';
import { reusesSignature } from '../../members';
import type * as Program from './start';

/** Signed ballots pass, and forged, changed or reused ones fail. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, messageOf } = program;
  const spare = untried(CastVote, 'cast');
  if (spare) return spare;
  const [ana, ben, mallory] = [1, 2, 3].map(() => PrivateKey.random());
  const ballotOf = (
    key: PrivateKey,
    poll: number | bigint | Field,
    yes: boolean,
  ) =>
    new Ballot({ poll: Field(poll), yes: Bool(yes), voter: key.toPublicKey() });
  type Ballot = ReturnType<typeof ballotOf>;
  const signed = (key: PrivateKey, ballot: Ballot) =>
    Signature.create(key, messageOf(ballot));
  // o1js doesn't check a public input.
  const circuit = (ballot: Ballot, signature: Signature) => () =>
    CastVote.rawMethods.cast(
      Ballot.fromFields(Ballot.toFields(ballot).map(unchecked)),
      input(Signature, () => signature),
    );

  const anas = ballotOf(ana, 1, true);
  const signature = signed(ana, anas);
  // An attacker learns from her own vote what the circuit needs.
  const own = ballotOf(mallory, 1, true);
  await errorOf(circuit(own, signed(mallory, own)));
  if (await isFooled(circuit(anas, signed(mallory, anas)))) {
    return notYet(
      "Mallory cast Ana's ballot with a signature by Mallory's key, and your program accepted it. Assert that `verify` returns true.",
    );
  }
  for (const [poll, yes] of [
    [1, true],
    [0, false],
    [Field.random(), true],
  ] as const) {
    const hers = signed(ana, ballotOf(ana, poll, yes));
    if (!(await isFooled(circuit(ballotOf(ana, poll, !yes), hers)))) continue;
    const [word, other] = yes ? ['yes', 'no'] : ['no', 'yes'];
    return notYet(
      `Ana signed a ${word} in poll ${short(Field(poll))}. Mallory changed it to ${other}, and the signature still fits.`,
    );
  }
  for (const poll of [2n, 0n, -1n, 1n + (1n << 253n), Field.random()]) {
    if (!(await isFooled(circuit(ballotOf(ana, poll, true), signature)))) {
      continue;
    }
    return notYet(
      `Ana signed a yes in poll 1. Mallory used her signature in poll ${short(poll)}, and it was counted there.`,
    );
  }
  const { x, isOdd } = anas.voter;
  const twin = PublicKey.from({ x, isOdd: isOdd.not() });
  const twins = new Ballot({ ...anas, voter: twin });
  if (await isFooled(circuit(twins, signature))) {
    return notYet(
      "Ana signed one ballot. Mallory changed its voter to the other key with the same x, and Ana's signature still fits. So it counts twice. Verify it with the whole key.",
    );
  }
  for (const [key, name, poll, yes] of [
    [ana, 'Ana', 1, true],
    [ben, 'Ben', 1, false],
    [ben, 'Ben', 412, true],
  ] as const) {
    const ballot = ballotOf(key, poll, yes);
    const error = await errorOf(circuit(ballot, signed(key, ballot)));
    if (!error) continue;
    return notYet(
      `${name} signed ${name === 'Ana' ? 'her' : 'his'} ballot for poll ${poll}, but your program rejects it.`,
      { error },
    );
  }
  const reused = await reusesSignature((poll, yes) =>
    messageOf(ballotOf(ana, poll, yes)),
  );
  if (reused) return notYet(reused);
  for (const yes of [5, 2]) {
    const stuffed = ballotOf(ana, 1, true);
    stuffed.yes = Bool.Unsafe.fromField(Field(yes));
    if (!(await isFooled(circuit(stuffed, signed(ana, stuffed))))) continue;
    return notYet(
      `Ana signed a ballot with ${yes} votes, and your program accepted it. Keep the check of the ballot.`,
    );
  }
  return {
    state: 'passed',
    message:
      "Only Ana can cast Ana's ballot, for one poll and with one answer. Mallory's three tricks fail.",
  };
};
