import { Bool, Field, PrivateKey, Scalar, Signature } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  errorOf,
  input,
  isFooled,
  notYet,
  reusesSignature,
  unchecked,
} from '../../attack';
import type * as Program from './start';

type CastVote = typeof Program.CastVote;
type Ballot = InstanceType<typeof Program.Ballot>;
type Failing = <T>(attempt: () => Promise<T>) => Promise<T>;
type Vote = InstanceType<CastVote['Proof']>;

/** The verifier accepts members' votes in this poll, and nothing else. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, accept, messageOf } = program;
  const [ana, ben, mallory] = [1, 2, 3].map(() => PrivateKey.random());
  const members = [ana, ben].map((key) => key.toPublicKey());
  const ballotOf = (key: PrivateKey, poll: number | Field, yes: boolean) =>
    new Ballot({ poll: Field(poll), yes: Bool(yes), voter: key.toPublicKey() });
  // o1js doesn't check a public input.
  const circuit = (ballot: Ballot, signature: Signature) => () =>
    CastVote.rawMethods.cast(
      Ballot.fromFields(Ballot.toFields(ballot).map(unchecked)),
      input(Signature, () => signature),
    );
  const signed = (signer: PrivateKey, ballot: Ballot) =>
    Signature.create(signer, messageOf(ballot));
  const anas = ballotOf(ana, 1, true);
  // An attacker learns from her own vote what the circuit needs.
  const own = ballotOf(mallory, 1, true);
  await errorOf(circuit(own, signed(mallory, own)));
  if (await isFooled(circuit(anas, signed(mallory, anas)))) {
    return notYet(
      "Mallory proved Ana's ballot with a signature by Mallory's key, so the treasurer can't tell her proof from Ana's. Keep the line that verifies the signature.",
    );
  }
  for (const [change, what] of [
    [{ poll: Field(2) }, 'took it to poll 2'],
    [{ yes: Bool(false) }, 'changed it to no'],
  ] as const) {
    const changed = new Ballot({ ...anas, ...change });
    if (!(await isFooled(circuit(changed, signed(ana, anas))))) continue;
    return notYet(
      `Ana signed a yes in poll 1. Mallory ${what}, and proved it with Ana's signature. Keep the poll and the vote in the message.`,
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
      `Ana proved a ballot with ${yes} votes. Keep the check of the ballot.`,
    );
  }
  const error = await errorOf(circuit(anas, signed(ana, anas)));
  if (error) {
    return notYet('Ana signed her ballot, but your program rejects it.', {
      error,
    });
  }
  const missed = await rehearse(Ballot, CastVote, async (send, failing) => {
    const accepted = (text: string, poll: number) =>
      accept(text, Field(poll), members).catch(() => false);
    if (await accepted(send(ballotOf(mallory, 1, true)), 1)) {
      return "Mallory isn't a member. She proved a ballot with her own key, and the treasurer counted it.";
    }
    // Its public key has the same x.
    const turned = PrivateKey.fromBigInt(Scalar.ORDER - ana.toBigInt());
    if (await accepted(send(ballotOf(turned, 1, true)), 1)) {
      return "Ana voted with the negative of her private key. The public key of that number isn't in the list, but the treasurer counted it as a second vote by Ana. Compare the whole key.";
    }
    if (await accepted('no proof', 1)) {
      return "Mallory sent a text that isn't a proof, and the treasurer counted it.";
    }
    if (await accepted(send(ballotOf(ana, 2, true)), 1)) {
      return 'Ana voted in poll 2, and the treasurer counted it in poll 1.';
    }
    const changed = send(ballotOf(ana, 1, true)).replace('"1","1"', '"1","0"');
    if (await accepted(changed, 1)) {
      return "Mallory changed Ana's yes to no in the text, and the treasurer counted it. Verify the proof.";
    }
    if (await failing(() => accepted(changed, 1))) {
      return 'Mallory sent a text that makes `verify` throw an error, and the treasurer counted it.';
    }
    for (const [key, name, poll, yes] of [
      [ana, 'Ana', 1, true],
      [ben, 'Ben', 1, false],
      [ben, 'Ben', 412, true],
    ] as const) {
      if (!(await accepted(send(ballotOf(key, poll, yes)), poll))) {
        return `The treasurer rejects ${name}'s vote in poll ${poll}. ${name} is a member, and the proof is valid.`;
      }
    }
    return undefined;
  });
  if (missed) return notYet(missed);

  const rejected =
    "The treasurer counts Ana's and Ben's votes. Mallory's vote and a vote of another poll are rejected.";
  // A browser can make proofs on pages with two headers only.
  if (!globalThis.crossOriginIsolated) {
    return {
      state: 'passed',
      message: `${rejected} Check ran your program without making a proof. For a real proof, the page has to be reloaded.`,
    };
  }
  await CastVote.compile();
  const ballot = ballotOf(ana, 1, true);
  const signature = Signature.create(ana, messageOf(ballot));
  const { proof } = await CastVote.cast(ballot, signature);
  const text = JSON.stringify(proof.toJSON());
  if (!(await accept(text, Field(1), members))) {
    return notYet('Ana made a real proof, and the treasurer rejects it.');
  }
  const size = Math.round(text.length / 1000);
  return {
    state: 'passed',
    message: `${rejected} Ana's real proof has ${size} kB, and the treasurer accepted it.`,
  };
};

/**
 * Runs attempts with stand-ins for proofs, because a proof takes a minute.
 *
 * @param attempts gets a function that turns a ballot into the text of its proof, and one that does something while a wrong proof is an error for `verify`
 * @returns the result of the attempts
 */
async function rehearse<T>(
  ballotType: typeof Program.Ballot,
  castVote: CastVote,
  attempts: (send: (ballot: Ballot) => string, failing: Failing) => Promise<T>,
): Promise<T> {
  const { verify } = castVote;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is put back below
  const { fromJSON } = castVote.Proof;
  const proven = new Set<string>();
  const numbersOf = (ballot: Ballot) => ballotType.toFields(ballot).map(String);
  castVote.Proof.fromJSON = (({ publicInput }: { publicInput: string[] }) =>
    Promise.resolve(
      new castVote.Proof({
        publicInput: ballotType.fromFields(publicInput.map(Field)),
        publicOutput: undefined,
        proof: undefined,
        maxProofsVerified: 0,
      }),
    )) as typeof fromJSON;
  let isFailing = false;
  const whileFailing: Failing = async (attempt) => {
    isFailing = true;
    const result = await attempt();
    isFailing = false;
    return result;
  };
  castVote.verify = (vote: Vote) => {
    const isRight = proven.has(numbersOf(vote.publicInput).join());
    return isRight || !isFailing
      ? Promise.resolve(isRight)
      : Promise.reject(Error('the proof has another form'));
  };
  try {
    return await attempts((ballot) => {
      const publicInput = numbersOf(ballot);
      proven.add(publicInput.join());
      return JSON.stringify({ publicInput, publicOutput: [], proof: '' });
    }, whileFailing);
  } finally {
    castVote.verify = verify;
    castVote.Proof.fromJSON = fromJSON;
  }
}
