import { AccountUpdate, Bool, Field, MerkleTree, Mina } from 'o1js';
import {
  Ballot,
  CastVote,
  Path,
  Poll,
  leafOf,
  pollOf,
  usedIn,
} from './poll.js';
import type { Vote } from './poll.js';

/** A member of the club. Only the member knows the code. */
export interface Member {
  seat: bigint;
  code: Field;
}

/** A club with a poll on a chain in memory. It keeps the list of members, whose root is on the chain. */
export class Club {
  readonly address = Mina.TestPublicKey.random();
  readonly poll = new Poll(this.address);
  private readonly tree = new MerkleTree(Path.height);
  private seats = 0n;

  private constructor(
    private readonly treasurer: Mina.TestPublicKey,
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
      await club.poll.open(treasurer, club.tree.getRoot());
    };
    await club.send(treasurer, open, club.address);
    return club;
  }

  /** Adds a member, and publishes the new list. The member's code is random. */
  async join(): Promise<Member> {
    const member = { seat: this.seats++, code: Field.random() };
    this.tree.setLeaf(member.seat, leafOf(member.code));
    const publish = () => this.poll.publish(this.tree.getRoot());
    await this.send(this.treasurer, publish);
    return member;
  }

  /** @returns the proof of a vote, made on the member's device */
  async prove({ seat, code }: Member, yes: boolean): Promise<Vote> {
    const ballot = new Ballot({
      members: this.tree.getRoot(),
      poll: pollOf(this.address),
      yes: Bool(yes),
    });
    const path = new Path(this.tree.getWitness(seat));
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
