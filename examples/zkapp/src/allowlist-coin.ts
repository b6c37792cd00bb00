import {
  AccountUpdate,
  AccountUpdateForest,
  Field,
  IndexedMerkleMap,
  Int64,
  Permissions,
  Poseidon,
  Provable,
  PublicKey,
  State,
  TokenContract,
  UInt64,
  method,
  state,
} from 'o1js';

/** How many coins there can be. */
export const cap = UInt64.from(1_000_000);

/** Up to 511 keys, with 1 if they can receive coins. The contract stores its root. */
export class Allowlist extends IndexedMerkleMap(10) {}

/** Puts a holder on a list, or takes the holder off it. */
export function allow(list: List, holder: PublicKey, isAllowed = true) {
  list.set(keyOf(holder), isAllowed ? 1n : 0n);
}

/** @returns whether a holder is on a list */
function isOn(list: List, holder: PublicKey) {
  return list.getOption(keyOf(holder)).orElse(0n).equals(1);
}

type List = InstanceType<ReturnType<typeof IndexedMerkleMap>>;

function keyOf(holder: PublicKey) {
  return Poseidon.hash(holder.toFields());
}

/** A token that only holders on a list can receive. A holder who leaves the list keeps the coins. */
export class AllowlistCoin extends TokenContract {
  // A transfer has two updates. Each further update costs rows.
  static MAX_ACCOUNT_UPDATES = 2;

  /** The list of the prover. It must have the root in the state. */
  static list: List = new Allowlist();

  @state(PublicKey) admin = State<PublicKey>();
  @state(Field) root = State<Field>();
  @state(UInt64) total = State(UInt64.zero);

  async deploy() {
    await super.deploy();
    this.account.tokenSymbol.set('LIST');
    this.account.permissions.set({
      ...Permissions.default(),
      access: Permissions.proof(),
      setPermissions: Permissions.impossible(),
      setVerificationKey:
        Permissions.VerificationKey.impossibleDuringCurrentVersion(),
    });
    this.root.set(AllowlistCoin.list.root);
  }

  /** Replaces the list. The admin signs. */
  @method async setRoot(root: Field) {
    this.requireAdmin();
    this.root.set(root);
  }

  @method async mint(to: PublicKey, amount: UInt64) {
    this.requireAdmin();
    isOn(this.currentList(), to).assertTrue('Not on the list');
    const total = this.total.getAndRequireEquals().add(amount);
    total.assertLessThanOrEqual(cap, 'Above the cap');
    this.total.set(total);
    this.internal.mint({ address: to, amount });
  }

  @method async approveBase(forest: AccountUpdateForest) {
    const list = this.currentList();
    let sum = Int64.zero;
    this.forEachUpdate(forest, (update, usesToken) => {
      const change = Provable.if(usesToken, update.balanceChange, Int64.zero);
      const mayReceive = isOn(list, update.publicKey);
      change.isPositive().and(mayReceive.not()).assertFalse('Not on the list');
      sum = sum.add(change);
      sum.isPositive().assertFalse('Take before you give');
    });
    sum.assertEquals(0);
  }

  private currentList() {
    const list = Provable.witness(Allowlist, () => AllowlistCoin.list);
    list.root.assertEquals(this.root.getAndRequireEquals(), 'Another list');
    return list;
  }

  private requireAdmin() {
    const admin = this.admin.getAndRequireEquals();
    admin.isEmpty().assertFalse('No admin');
    AccountUpdate.createSigned(admin);
  }
}
