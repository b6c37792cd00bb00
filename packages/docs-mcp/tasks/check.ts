import {
  AccountUpdate,
  Mina,
  Provable,
  type PublicKey,
  type SmartContract,
} from 'o1js';

/** The result of a check. */
export interface Verdict {
  /** Honest users get what the task asks for. */
  solved: boolean;
  /** Each attack, and true if it succeeded. */
  attacks: Readonly<Record<string, boolean>>;
}

/** Uses and attacks an answer. */
export type Check<Answer> = (answer: Answer) => Promise<Verdict>;

/**
 * @param circuit provable code
 * @param inputs its inputs, each with its type
 * @returns true if a prover with these inputs can make a proof
 */
export async function accepts(
  circuit: (...inputs: never[]) => unknown,
  ...inputs: [type: unknown, value: unknown][]
): Promise<boolean> {
  const make = (value: unknown): unknown =>
    typeof value === 'function' ? (value as () => unknown)() : value;
  return Provable.runAndCheck(async () => {
    const witnesses = inputs.map(([type, value]) =>
      Provable.witness(type as never, () => make(value) as never),
    );
    await circuit(...witnesses);
  }).then(
    () => true,
    () => false,
  );
}

/**
 * Deploys a contract to a ledger in memory, without proofs.
 *
 * @returns the contract, test accounts, and functions that build a transaction of an account and send it
 */
export async function startLedger<Contract extends SmartContract>(
  Class: new (address: PublicKey) => Contract,
) {
  const ledger = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(ledger);
  const accounts = ledger.testAccounts;
  const address = Mina.TestPublicKey.random();
  const contract = new Class(address);
  const deployment = await Mina.transaction(accounts[0], async () => {
    AccountUpdate.fundNewAccount(accounts[0]);
    await contract.deploy();
  });
  await deployment.sign([accounts[0].key, address.key]).send();
  const build = async (account: number, call: () => Promise<void>) => {
    const transaction = await Mina.transaction(accounts[account], call);
    await transaction.prove();
    return transaction.sign([accounts[account]!.key]);
  };
  const succeeds = (building: ReturnType<typeof build>) =>
    building
      .then((transaction) => transaction.send())
      .then(
        () => true,
        () => false,
      );
  return { contract, accounts: [...accounts], build, succeeds };
}
