// node contract.mjs <folder of an o1js package>
// Prints the digest of one contract that uses what many contracts use. It runs
// on every release of o1js since 1.3: without decorators, and with names that
// all of them have.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const entry = path.resolve(process.argv[2], 'dist/node/index.js');
const {
  AccountUpdate,
  Field,
  MerkleWitness,
  Poseidon,
  Provable,
  PublicKey,
  Signature,
  SmartContract,
  State,
  UInt32,
  UInt64,
  declareMethods,
  declareState,
} = await import(pathToFileURL(entry).href);

class Seat extends MerkleWitness(8) {}

class Contract extends SmartContract {
  constructor(address) {
    super(address);
    this.count = State();
    this.root = State();
    this.owner = State();
    this.events = { paid: UInt64 };
  }

  async add(amount) {
    const count = this.count.getAndRequireEquals();
    const sum = count.add(amount);
    sum.assertLessThanOrEqual(UInt64.from(1000));
    this.count.set(Provable.if(sum.greaterThan(UInt64.from(10)), sum, count));
  }

  async vote(seat, signature) {
    const root = this.root.getAndRequireEquals();
    const voter = this.sender.getUnconstrained();
    AccountUpdate.createSigned(voter);
    const leaf = Poseidon.hash(voter.toFields());
    seat.calculateRoot(leaf).assertEquals(root);
    signature.verify(voter, [root]).assertTrue();
    this.root.set(seat.calculateRoot(Field(0)));
    this.network.blockchainLength.requireBetween(
      UInt32.from(0),
      UInt32.from(100),
    );
  }

  async pay(to, amount) {
    AccountUpdate.createSigned(this.owner.getAndRequireEquals());
    this.send({ to, amount });
    this.emitEvent('paid', amount);
  }
}

declareState(Contract, { count: UInt64, root: Field, owner: PublicKey });
declareMethods(Contract, {
  add: [UInt64],
  vote: [Seat, Signature],
  pay: [PublicKey, UInt64],
});

console.log(await Contract.digest());
process.exit(0);
