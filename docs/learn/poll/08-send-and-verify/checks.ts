import { Bool, Field, PrivateKey, Scalar, Signature } from 'o1js';
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

type CastVote = typeof Program.CastVote;
type Ballot = InstanceType<typeof Program.Ballot>;
type Failing = <T>(attempt: () => Promise<T>) => Promise<T>;
type Vote = InstanceType<CastVote['Proof']>;

/** A vote as it is sent. */
interface Text {
  publicInput: string[];
  proof: string;
}

/** The verifier accepts members' votes in this poll, and nothing else. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, accept, messageOf } = program;
  const spare = untried(CastVote, 'cast');
  if (spare) return spare;
  const [ana, ben, mallory] = [1, 2, 3].map(() => PrivateKey.random());
  const members = [ana, ben].map((key) => key.toPublicKey());
  const ballotOf = (
    key: PrivateKey,
    poll: number | bigint | Field,
    yes: boolean,
  ) =>
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
  // Equal digits: none, the last bits, the last decimals.
  const otherPolls = [2n, 1n + (1n << 253n), 10n ** 30n + 1n];
  for (const [from, to, yes, what] of [
    [1, 1n, false, 'changed it to no'],
    [0, 0n, false, 'changed it to no'],
    ...otherPolls.map(
      (poll) => [1, poll, true, `took it to poll ${short(poll)}`] as const,
    ),
  ] as const) {
    const signature = signed(ana, ballotOf(ana, from, true));
    if (!(await isFooled(circuit(ballotOf(ana, to, yes), signature)))) continue;
    return notYet(
      `Ana signed a yes in poll ${from}. Mallory ${what}, and proved it with Ana's signature. Keep the poll and the vote in the message.`,
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
    const accepted = (text: string, poll: number | bigint) =>
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
    for (const [voted, poll] of [
      ...otherPolls.map((each) => [each, 1n]),
      [10n ** 20n + 1n, 10n ** 20n],
    ]) {
      if (!(await accepted(send(ballotOf(ana, voted, true)), poll))) continue;
      return `Ana voted in poll ${voted}, and the treasurer counted it in poll ${poll}.`;
    }
    const text = send(ballotOf(ana, 1, true));
    const changed = text.replace('"1","1"', '"1","0"');
    const falseProof = text.replace('"proof":"', '"proof":"0');
    for (const [each, what] of [
      [changed, "changed Ana's yes to no"],
      [falseProof, 'put a false proof'],
    ]) {
      if (!(await accepted(each, 1))) continue;
      return `Mallory ${what} in the text, and the treasurer counted it. Verify the proof.`;
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
    if (await accepted(changed, 1)) {
      return "The treasurer counted Ana's yes. Then Mallory sent the same text with a no, and the treasurer counted it, too. Verify each proof.";
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
  const numbersOf = (ballot: Ballot) => ballotType.toFields(ballot).map(String);
  castVote.Proof.fromJSON = (({ publicInput, proof }: Text) =>
    Promise.resolve(
      new castVote.Proof({
        publicInput: ballotType.fromFields(publicInput.map(Field)),
        publicOutput: undefined,
        proof,
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
    const isRight = vote.proof === numbersOf(vote.publicInput).join();
    return isRight || !isFailing
      ? Promise.resolve(isRight)
      : Promise.reject(Error('the proof has another form'));
  };
  try {
    return await attempts((ballot) => {
      const publicInput = numbersOf(ballot);
      const proof = publicInput.join();
      return JSON.stringify({ publicInput, publicOutput: [], proof });
    }, whileFailing);
  } finally {
    castVote.verify = verify;
    castVote.Proof.fromJSON = fromJSON;
  }
}
