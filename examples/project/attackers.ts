// Attackers for the tests of a contract. They do what your methods don't expect.
// An attack resolves to the ledger's answer: 'accepted', or why it was rejected.
import {
  AccountUpdate,
  Field,
  Mina,
  Permissions,
  SmartContract,
  TokenId,
  UInt32,
  UInt64,
  VerificationKey,
} from 'o1js';

type Signer = Mina.TestPublicKey;
type Call = () => Promise<void>;

/** Makes, proves and signs a transaction. The first signer pays the fee. */
export async function prepare(call: Call, ...signers: Signer[]) {
  const transaction = await Mina.transaction(signers[0]!, call);
  await transaction.prove();
  return transaction.sign(signers.map(({ key }) => key));
}

/** Anyone: sends a call. */
export function attempt(call: Call, ...signers: Signer[]) {
  return answer(async () => (await prepare(call, ...signers)).send());
}

/** Front-runner: holds a finished transaction back. Call the result to send it. */
export async function holdBack(call: Call, ...signers: Signer[]) {
  const transaction = await prepare(call, ...signers);
  return () => answer(() => transaction.send());
}

/** Front-runner: the numbers and keys that everyone reads in a pending transaction. */
export function pendingArguments(transaction: { toJSON(): string }) {
  const found = new Set<string>();
  const longOnes = ['proof', 'signature', 'data', 'verificationKeyHash'];
  JSON.parse(transaction.toJSON(), (key, value: unknown) => {
    if (typeof value === 'string' && !longOnes.includes(key)) found.add(value);
    return value;
  });
  return [...found];
}

/** Withholder: makes a valid call. Others get only the new events, in no order. */
export async function withhold(
  contract: SmartContract,
  call: Call,
  ...signers: Signer[]
) {
  const before = JSON.stringify(await publicEvents(contract));
  const answer = await attempt(call, ...signers);
  const events = (await publicEvents(contract)).filter(
    (event) => !before.includes(JSON.stringify(event)),
  );
  return { answer, events };
}

/** What a stranger can rebuild your data from, in no order. A local chain also lists events of rejected transactions. */
export async function publicEvents(contract: SmartContract) {
  const events = await contract.fetchEvents();
  return events.map(({ type, event: { data } }) => ({ type, data }));
}

/** Forger: emits numbers in the contract's name. With several types of events, the first number is the type. */
export function forgeEvent(
  { address }: SmartContract,
  mallory: Signer,
  ...numbers: (Field | number)[]
) {
  return attempt(async () => {
    const { body } = AccountUpdate.create(address);
    const fields = numbers.map((number) => Field(number));
    body.events = AccountUpdate.Events.pushEvent(body.events, fields);
  }, mallory);
}

/** Forger: sends each update that needs no method. If Mallory has the contract's key, she signs them. */
export async function forge(
  { address }: SmartContract,
  mallory: Signer,
  key?: Signer,
) {
  const update = (change: (own: AccountUpdate) => void) => {
    const call = async () => {
      const own = AccountUpdate.create(address);
      if (key) own.requireSignature();
      change(own);
    };
    return attempt(call, mallory, ...(key ? [key] : []));
  };
  return {
    empty: await update(() => undefined),
    event: await update(({ body }) => {
      body.events = AccountUpdate.Events.pushEvent(body.events, [Field(0)]);
    }),
    action: await update(({ body }) => {
      body.actions = AccountUpdate.Actions.pushEvent(body.actions, [Field(0)]);
    }),
    state: await update(setState),
    payment: await attempt(async () => {
      AccountUpdate.createSigned(mallory).send({ to: address, amount: 1 });
    }, mallory),
    withdrawal: await update((own) => own.send({ to: mallory, amount: 1 })),
    token: await update((own) => {
      AccountUpdate.fundNewAccount(mallory);
      const coins = AccountUpdate.create(mallory, TokenId.derive(address));
      coins.balance.addInPlace(1);
      coins.body.mayUseToken = AccountUpdate.MayUseToken.ParentsOwnToken;
      own.approve(coins);
    }),
  };
}

/** Key holder: tries what the contract's key might allow. Do it last, because the contract may be lost then. */
export async function takeOver(
  { address }: SmartContract,
  key: Signer,
  mallory: Signer,
) {
  const update = (change: (own: AccountUpdate) => void) => {
    const call = async () => change(AccountUpdate.createSigned(address));
    return attempt(call, mallory, key);
  };
  const code = await VerificationKey.dummy();
  return {
    state: await update(setState),
    withdrawal: await update((own) => own.send({ to: mallory, amount: 1 })),
    delegate: await update(({ account }) => account.delegate.set(mallory)),
    code: await update(({ account }) => account.verificationKey.set(code)),
    timing: await update(({ account }) =>
      account.timing.set({
        initialMinimumBalance: UInt64.zero,
        cliffTime: UInt32.MAXINT(),
        cliffAmount: UInt64.zero,
        vestingPeriod: UInt32.one,
        vestingIncrement: UInt64.zero,
      }),
    ),
    permissions: await update(({ account }) =>
      account.permissions.set(Permissions.initial()),
    ),
  };
}

function setState({ update }: AccountUpdate) {
  AccountUpdate.setValue(update.appState[0]!, Field(9));
}

async function answer(attack: () => Promise<unknown>) {
  try {
    await attack();
    return 'accepted';
  } catch (error) {
    const { message } = error as Error;
    const codes = message.match(/[A-Z][a-z]+(?:_\w+)+|Overflow|Impossible/g);
    return [...new Set(codes ?? message.split('\n', 1))].join(', ');
  }
}
