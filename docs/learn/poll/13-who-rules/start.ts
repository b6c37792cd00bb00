import { Permissions, PublicKey, SmartContract } from 'o1js';
import { State, UInt32, method, state } from 'o1js';

type Send = (call: () => Promise<void>) => Promise<void>;
const { impossibleDuringCurrentVersion } = Permissions.VerificationKey;

export class Poll extends SmartContract {
  @state(UInt32) yes = State<UInt32>();

  async deploy() {
    await super.deploy();
    this.account.permissions.set({
      ...Permissions.default(),
      setVerificationKey: impossibleDuringCurrentVersion(),
      setPermissions: Permissions.impossible(),
    });
  }
  @method async open() {
    super.init(); // sets the whole state to 0, with a proof
  }
}
// --- your part ---
export class Trap extends SmartContract {
  @state(UInt32) yes = State<UInt32>();

  @method async stuff() {
    super.init();
  }
}
export async function launch(address: PublicKey, send: Send) {
  await send(() => new Poll(address).deploy());
  await send(() => new Trap(address).stuff());
}
// --- end ---
