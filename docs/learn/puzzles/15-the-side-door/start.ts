import { AccountUpdate, AccountUpdateForest, Permissions } from 'o1js';
import { Field, Int64, PublicKey, State, TokenContract } from 'o1js';
import { UInt64, method, state } from 'o1js';

export class Coin extends TokenContract {
  @state(PublicKey) admin = State<PublicKey>();

  override async deploy() {
    await super.deploy();
    this.account.permissions.set({ ...Permissions.default() });
  }
  @method async mint(to: PublicKey, amount: UInt64) {
    const admin = this.admin.getAndRequireEquals();
    admin.isEmpty().assertFalse('No admin');
    AccountUpdate.createSigned(admin);
    this.internal.mint({ address: to, amount });
  }
  @method async approveBase(updates: AccountUpdateForest) {
    this.checkZeroBalanceChange(updates);
  }
}

// --- your part ---
export function attack(coin: PublicKey, id: Field, mallory: PublicKey) {
  const loot = AccountUpdate.create(mallory, id);
  loot.balanceChange = Int64.from(1000);
  console.log('The account of the coin is', coin.toBase58());
}
// --- end ---
