import { Bool, Field, PrivateKey, Signature } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** Signed ballots pass, and forged, changed or reused ones fail. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, messageOf } = program;
  const [ana, ben, mallory] = [1, 2, 3].map(() => PrivateKey.random());
  const ballotOf = (key: PrivateKey, poll: number, yes: boolean) =>
    new Ballot({ poll: Field(poll), yes: Bool(yes), voter: key.toPublicKey() });
  type Ballot = ReturnType<typeof ballotOf>;
  const signed = (key: PrivateKey, ballot: Ballot) =>
    Signature.create(key, messageOf(ballot));
  const accepts = (ballot: Ballot, signature: Signature) =>
    CastVote.rawMethods.cast(ballot, signature).then(
      () => true,
      () => false,
    );

  const anas = ballotOf(ana, 1, true);
  const signature = signed(ana, anas);
  if (await accepts(anas, signed(mallory, anas))) {
    return {
      state: 'not-yet',
      message:
        "Mallory cast Ana's ballot with her own signature. `verify` answered false, and your program didn't mind.",
    };
  }
  if (await accepts(ballotOf(ana, 1, false), signature)) {
    return {
      state: 'not-yet',
      message:
        'Ana signed a yes. Mallory changed it to no, and the signature still fits.',
    };
  }
  if (await accepts(ballotOf(ana, 2, true), signature)) {
    return {
      state: 'not-yet',
      message:
        'Ana signed a yes in poll 1. Mallory used her signature in poll 2, and it was counted there.',
    };
  }
  for (const [key, name, poll, yes] of [
    [ana, 'Ana', 1, true],
    [ben, 'Ben', 1, false],
    [ben, 'Ben', 412, true],
  ] as const) {
    const ballot = ballotOf(key, poll, yes);
    if (!(await accepts(ballot, signed(key, ballot)))) {
      return {
        state: 'not-yet',
        message: `${name} signed ${name === 'Ana' ? 'her' : 'his'} ballot for poll ${poll}, and your program rejects it.`,
      };
    }
  }
  const stuffed = ballotOf(ana, 1, true);
  stuffed.yes = Bool.Unsafe.fromField(Field(5));
  const five = Signature.create(ana, [Field(1), Field(5)]);
  if (await accepts(stuffed, five)) {
    return {
      state: 'not-yet',
      message:
        'Ana signed a ballot with 5 votes, and your program accepted it. Keep the check of the ballot.',
    };
  }
  return {
    state: 'passed',
    message:
      "Only Ana can cast Ana's ballot, for one poll and with one answer. Mallory's three tricks fail.",
  };
};
