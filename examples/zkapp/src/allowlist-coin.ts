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

/** The holders, up to 511 of them. The contract stores its root. */
export class Allowlist extends IndexedMerkleMap(10) {}

/** Puts a holder on a list. */
export function allow(list: ListOfHolders, holder: PublicKey) {
  list.set(keyOf(holder), 1n);
}

/** @returns whether a list has a holder */
function isOn(list: ListOfHolders, holder: PublicKey) {
  return list.getOption(keyOf(holder)).orElse(0n).equals(1);
}

type ListOfHolders = InstanceType<ReturnType<typeof IndexedMerkleMap>>;

function keyOf(holder: PublicKey) {
  return Poseidon.hash(holder.toFields());
}

/** A token that only accounts on a list may hold. */
export class AllowlistCoin extends TokenContract {
  // A transfer has two updates. Each one more costs rows.
  static MAX_ACCOUNT_UPDATES = 2;

  /** What the prover knows of the list; the root in the state binds it. */
  static list: ListOfHolders = new Allowlist();

  @state(PublicKey) admin = State<PublicKey>();
  @state(Field) root = State<Field>();
  @state(UInt64) total = State(UInt64.zero);

  async deploy() {
    await super.deploy();
    const none = Permissions.impossible();
    this.account.tokenSymbol.set('LIST');
    this.account.permissions.set({
      ...Permissions.default(),
      access: Permissions.proof(),
      setPermissions: none,
      setVerificationKey:
        Permissions.VerificationKey.impossibleDuringCurrentVersion(),
    });
    this.root.set(AllowlistCoin.list.root);
  }

  /** Replaces the list; the admin signs. */
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
      const mayHold = isOn(list, update.publicKey);
      usesToken.not().or(mayHold).assertTrue('Not on the list');
      const change = Provable.if(usesToken, update.balanceChange, Int64.zero);
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
    AccountUpdate.createSigned(this.admin.getAndRequireEquals());
  }
}
