import { AccountUpdate, Bool, Field, Mina } from 'o1js';
import {
  Ballot,
  CastVote,
  Path,
  Poll,
  membersOf,
  pollOf,
  usedIn,
} from './poll.js';
import type { Vote } from './poll.js';

/** A member of the club. Only the member knows the code, and the club gets `leafOf(code)`. */
export interface Member {
  seat: bigint;
  code: Field;
}

/** A club with a poll on a chain in memory. The lists come from the chain's events. */
export class Club {
  readonly address = Mina.TestPublicKey.random();
  readonly poll = new Poll(this.address);
  private seats = 0n;

  private constructor(
    readonly treasurer: Mina.TestPublicKey,
    readonly sender: Mina.TestPublicKey,
  ) {}

  /**
   * Compiles the circuits, starts a chain and opens a poll without members.
   *
   * @param proofsEnabled false for a test without proofs
   */
  static async open(proofsEnabled: boolean): Promise<Club> {
    await CastVote.compile({ proofsEnabled });
    if (proofsEnabled) await Poll.compile();
    const chain = await Mina.LocalBlockchain({ proofsEnabled });
    Mina.setActiveInstance(chain);
    const [treasurer, sender] = chain.testAccounts;
    const club = new Club(treasurer, sender);
    const open = async () => {
      AccountUpdate.fundNewAccount(treasurer);
      await club.poll.deploy();
      await club.poll.open(treasurer);
    };
    await club.send(treasurer, open, club.address);
    return club;
  }

  /**
   * Adds a member.
   *
   * @param leaf what the member tells the treasurer
   * @returns the member's seat
   */
  async join(leaf: Field): Promise<bigint> {
    const seat = this.seats++;
    const path = new Path((await membersOf(this.poll)).getWitness(seat));
    await this.send(this.treasurer, () => this.poll.join(leaf, path));
    return seat;
  }

  /** @returns the proof of a vote, made on the member's device */
  async prove({ seat, code }: Member, yes: boolean): Promise<Vote> {
    const tree = await membersOf(this.poll);
    const ballot = new Ballot({
      members: tree.getRoot(),
      poll: pollOf(this.address),
      yes: Bool(yes),
    });
    const path = new Path(tree.getWitness(seat));
    return (await CastVote.cast(ballot, code, path)).proof;
  }

  /**
   * Sends a vote. The club pays the fee, so that the member's account doesn't appear.
   *
   * @throws Error if the contract rejects the vote
   */
  async count(vote: Vote): Promise<void> {
    const used = await usedIn(this.poll);
    await this.send(this.sender, () => this.poll.vote(vote, used));
  }

  /** @returns the votes that the chain has counted */
  result(): { yes: number; no: number } {
    const { yes, no } = this.poll;
    return { yes: Number(yes.get()), no: Number(no.get()) };
  }

  private async send(
    payer: Mina.TestPublicKey,
    calls: () => Promise<void>,
    ...cosigners: Mina.TestPublicKey[]
  ) {
    const transaction = await Mina.transaction(payer, calls);
    await transaction.prove();
    const keys = [payer, ...cosigners].map(({ key }) => key);
    await transaction.sign(keys).send();
  }
}
