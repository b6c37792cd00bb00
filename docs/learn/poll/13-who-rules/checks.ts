import { AccountUpdate, Mina, Permissions, SmartContract } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { notYet } from '../../attack';
import { loosened } from '../../chain';
import type * as Program from './start';

/** Visitors find the code of Poll and a proved state, and the poll has votes already. */
export const check: Check<typeof Program> = async ({ Poll, launch }) => {
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [mallory] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();

  // Without proofs, all classes have the same key. So the check follows the code itself.
  type Code = typeof SmartContract;
  let installed: Code | undefined;
  let deployed: Code[] = [];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is applied to the contract below
  const { deploy } = SmartContract.prototype;
  SmartContract.prototype.deploy = function (...options) {
    deployed.push(this.constructor as Code);
    return deploy.apply(this, options);
  };
  const send = async (call: () => Promise<void>) => {
    deployed = [];
    const transaction = await Mina.transaction(mallory, async () => {
      if (!Mina.hasAccount(address)) AccountUpdate.fundNewAccount(mallory);
      await call();
    });
    let code = installed;
    for (const { body, lazyAuthorization } of transaction.transaction
      .accountUpdates) {
      // An update may follow one that installs its code.
      if (body.update.verificationKey.isSome.toBoolean()) {
        code = deployed.shift();
      }
      if (lazyAuthorization?.kind !== 'lazy-proof') continue;
      const { ZkappClass } = lazyAuthorization;
      if (ZkappClass !== code) {
        throw Error(
          `The installed code is the code of ${code?.name ?? 'no class'}, and you sent a proof of ${ZkappClass.name}. The chain rejects it.`,
        );
      }
    }
    await transaction.prove();
    await transaction.sign([mallory.key, address.key]).send();
    installed = code;
  };
  try {
    await launch(address, send);
  } catch (error) {
    const { message } = error as Error;
    return notYet(
      /verification_?key|'Impossible'/i.test(message)
        ? 'The rules are already locked: the chain keeps the code of Poll, and rejects other code.'
        : /proved_state/i.test(message)
          ? 'The chain rejects a transaction: `super.init()` needs a state that no proof has set yet. The first `deploy` of an account needs such a state, too.'
          : message,
      { error },
    );
  } finally {
    SmartContract.prototype.deploy = deploy;
  }

  if (installed !== Poll) {
    return notYet(
      `Your visitors find the code of ${installed?.name ?? 'no class'}, and leave. They want to find Poll.`,
    );
  }
  if (!Mina.getAccount(address).zkapp?.provedState.toBoolean()) {
    return notYet(
      'Your visitors find the code of Poll, but `provedState` is false: no proof has set the state. They leave.',
    );
  }
  const gap = loosened(address, {
    setVerificationKey:
      Permissions.VerificationKey.impossibleDuringCurrentVersion(),
    setPermissions: Permissions.impossible(),
  });
  if (gap) {
    return notYet(
      `Your visitors find the code of Poll, read the permissions, and leave. ${gap}`,
    );
  }
  const yes = new Poll(address).yes.get().toBigint();
  if (yes === 0n) {
    return {
      state: 'accepted',
      message:
        'The poll looks honest, and it is: it has 0 votes, so nobody is cheated.',
    };
  }
  return {
    state: 'passed',
    message: `Your visitors find the code of Poll, locked, and \`provedState\` is true. The poll has ${yes} yes votes, although nobody has voted yet. So compare the values as well.`,
  };
};
