// Attacks on a learner's contract, through transactions of a local chain.
import { AccountUpdate, Mina, Permissions } from 'o1js';
import type { PublicKey, SmartContract } from 'o1js';
import { asEachProver, swapped } from './attack';
import type { Swap } from './attack';
import { isSame } from './roots';

type Chain = Awaited<ReturnType<typeof Mina.LocalBlockchain>>;

/**
 * Deploys a contract on a local chain.
 *
 * @param setUp runs in the same transaction, for example to set a state
 */
export async function deploy(
  contract: SmartContract,
  address: Mina.TestPublicKey,
  payer: Mina.TestPublicKey,
  setUp?: () => void,
): Promise<void> {
  const made = await Mina.transaction(payer, async () => {
    AccountUpdate.fundNewAccount(payer);
    await contract.deploy();
    setUp?.();
  });
  await made.sign([payer.key, address.key]).send();
}

/**
 * @param use gets true before the call is made, and false before it is sent
 * @returns true if the chain accepts a call of an attacker with one signature
 */
export async function isAccepted(
  call: () => Promise<void>,
  signer: Mina.TestPublicKey,
  swap?: Swap,
  use?: (isMaking: boolean) => void,
): Promise<boolean> {
  let isDone = false;
  const send = async () => {
    if (isDone) return;
    try {
      use?.(true);
      const made = await Mina.transaction(signer, call);
      await made.prove();
      use?.(false);
      await made.sign([signer.key]).send();
      isDone = true;
    } catch {
      use?.(false);
    }
  };
  await asEachProver(send, swap);
  return isDone;
}

/**
 * @param swap numbers in the state, and what the prover claims to have read
 * @returns true if the chain accepts a call of a prover that reads false state
 */
export async function isBelieved(
  chain: Chain,
  [real, lie]: Swap,
  contract: PublicKey,
  call: () => Promise<void>,
  signer: Mina.TestPublicKey,
): Promise<boolean> {
  const { appState, actionState } = chain.getAccount(contract).zkapp!;
  for (const [part, numbers] of Object.entries({ appState, actionState })) {
    if (swapped(numbers, [real, lie]) === numbers) continue;
    const getAccount: typeof chain.getAccount = (key, id) => {
      const account = chain.getAccount(key, id);
      const { zkapp } = account;
      if (!zkapp || !key.equals(contract).toBoolean()) return account;
      const changed = swapped(zkapp[part as 'appState'], [real, lie]);
      return { ...account, zkapp: { ...zkapp, [part]: changed } };
    };
    // A prover who uses the lie may still compare the real numbers with the state.
    const use = usingInstead(chain, { getAccount });
    if (await isAccepted(call, signer, [lie, real], use)) return true;
  }
  return false;
}

/** @returns true if the chain accepts a call of a prover that adds an action to those of the chain */
export function invents(
  chain: Chain,
  action: string[],
  call: () => Promise<void>,
  signer: Mina.TestPublicKey,
): Promise<boolean> {
  const getActions: typeof chain.getActions = (...given) => [
    ...chain.getActions(...given),
    { hash: '', actions: [action] },
  ];
  const use = usingInstead(chain, { getActions });
  return isAccepted(call, signer, undefined, use);
}

/** @returns a function for `isAccepted`, so that a call is made with another chain and sent to the real one */
const usingInstead = (chain: Chain, other: Partial<Chain>) => (is: boolean) =>
  Mina.setActiveInstance(is ? { ...chain, ...other } : chain);

/**
 * @returns what a call writes into a contract's state and its events, as each prover; one text if no prover can choose it
 */
export async function writesOf(
  contract: PublicKey,
  call: () => Promise<void>,
  signer: Mina.TestPublicKey,
): Promise<Set<string>> {
  const written = await asEachProver(async () => {
    try {
      const { transaction } = await Mina.transaction(signer, call);
      const updates = transaction.accountUpdates.filter(({ publicKey }) =>
        publicKey.equals(contract).toBoolean(),
      );
      // The chain rejects a call that requires another state.
      const { appState } = Mina.getAccount(contract).zkapp!;
      const isRejected = updates[0]?.body.preconditions.account.state.some(
        ({ isSome, value }, i) =>
          isSome.toBoolean() && !isSame(value, appState[i]),
      );
      if (isRejected) return undefined;
      return updates
        .flatMap(({ body: { update, events, actions } }) => [
          ...update.appState.map(({ value }) => value),
          ...[...events.data, ...actions.data].flat(),
        ])
        .join();
    } catch {
      return undefined;
    }
  });
  return new Set(written.filter((each) => each !== undefined));
}

/** What a permission lets someone do. */
const powers: Record<string, string> = {
  access: 'use the account',
  editActionState: 'dispatch actions',
  editState: 'change the state',
  send: 'take the money',
  setPermissions: 'change the permissions',
  setVerificationKey: 'replace the code',
};

type Permission = Permissions['access'];

/** @returns 0 if a permission lets no one, 1 for a proof, 2 for the account's key, 3 for everyone */
const loosenessOf = (permission: Permission | { auth: Permission }): number => {
  if ('auth' in permission) return loosenessOf(permission.auth);
  const { constant, signatureSufficient } = permission;
  if (!signatureSufficient.toBoolean()) return constant.toBoolean() ? 0 : 1;
  return constant.toBoolean() ? 3 : 2;
};

/**
 * @param demanded what a contract needs besides the default permissions
 * @returns who can go around a deployed contract's methods, or undefined if its permissions let no one
 */
export function loosened(
  contract: PublicKey,
  demanded: Partial<Permissions> = {},
): string | undefined {
  const { permissions } = Mina.getAccount(contract);
  const needed = { ...Permissions.default(), ...demanded };
  for (const [name, least] of Object.entries(needed)) {
    const own = loosenessOf(permissions[name as keyof Permissions]);
    if (own <= loosenessOf(least)) continue;
    const [who, how] =
      own === 3
        ? ['Everyone', 'is none']
        : ["The contract's key", 'accepts a signature'];
    return `${who} can ${powers[name] ?? 'change the account'} without your method: \`${name}\` ${how}.`;
  }
  return undefined;
}
