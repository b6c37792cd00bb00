import { AccountUpdate, AccountUpdateForest, Permissions } from 'o1js';
import { PublicKey, State, TokenContract } from 'o1js';
import { UInt64, method, state } from 'o1js';

export class Coin extends TokenContract {
  @state(PublicKey) admin = State<PublicKey>();

  override async deploy() {
    await super.deploy();
    this.account.permissions.set({
      ...Permissions.default(),
      access: Permissions.proof(),
    });
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
