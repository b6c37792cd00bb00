import { AccountUpdate, Int64, Mina, UInt64 } from 'o1js';
import { beforeAll, expect, test } from 'vitest';
import { Allowlist, AllowlistCoin, allow } from './allowlist-coin.js';

// PROOFS=1 npm test: minutes instead of seconds.
const proofsEnabled = process.env.PROOFS === '1';

let admin: Mina.TestPublicKey;
let anna: Mina.TestPublicKey;
let ben: Mina.TestPublicKey;
let mallory: Mina.TestPublicKey;
const address = Mina.TestPublicKey.random();
const coin = new AllowlistCoin(address);
const tokenId = coin.deriveTokenId();
const balance = (holder: Mina.TestPublicKey) =>
  Mina.hasAccount(holder, tokenId)
    ? Mina.getBalance(holder, tokenId).toBigInt()
    : 0n;

async function send(
  sender: Mina.TestPublicKey,
  calls: () => Promise<void>,
  ...cosigners: Mina.TestPublicKey[]
) {
  const transaction = await Mina.transaction(sender, calls);
  await transaction.prove();
  await transaction.sign([sender, ...cosigners].map(({ key }) => key)).send();
}

beforeAll(async () => {
  const chain = await Mina.LocalBlockchain({ proofsEnabled });
  Mina.setActiveInstance(chain);
  [admin, anna, ben, mallory] = chain.testAccounts;
  AllowlistCoin.list = new Allowlist();
  for (const holder of [anna, ben]) allow(AllowlistCoin.list, holder);
  if (proofsEnabled) await AllowlistCoin.compile();
  const deploy = async () => {
    AccountUpdate.fundNewAccount(admin);
    await coin.deploy();
    coin.admin.set(admin);
  };
  await send(admin, deploy, address);
  await send(admin, async () => {
    AccountUpdate.fundNewAccount(admin);
    await coin.mint(anna, UInt64.from(100));
  });
});

test('a holder on the list is paid', async () => {
  await send(anna, async () => {
    AccountUpdate.fundNewAccount(anna);
    await coin.transfer(anna, ben, 30);
  });
  expect([balance(anna), balance(ben)]).toEqual([70n, 30n]);
  expect(coin.total.get().toBigInt()).toBe(100n);
});

test('nobody else is paid, or gets new coins', async () => {
  const pay = () => coin.transfer(anna, mallory, 1);
  await expect(send(anna, pay)).rejects.toThrow('Not on the list');
  const mint = () => coin.mint(mallory, UInt64.from(1));
  await expect(send(admin, mint)).rejects.toThrow('Not on the list');
});

test('a prover with a list of their own is refused', async () => {
  const honest = AllowlistCoin.list;
  AllowlistCoin.list = honest.clone();
  allow(AllowlistCoin.list, mallory);
  try {
    const pay = () => coin.transfer(anna, mallory, 1);
    await expect(send(anna, pay)).rejects.toThrow('Another list');
  } finally {
    AllowlistCoin.list = honest;
  }
});

test('only the admin mints and replaces the list', async () => {
  const mint = () => coin.mint(ben, UInt64.from(1));
  await expect(send(ben, mint)).rejects.toThrow('verification failed');
  const { root } = new Allowlist();
  await expect(send(ben, () => coin.setRoot(root))).rejects.toThrow(
    'verification failed',
  );
  const tooMany = () => coin.mint(ben, UInt64.from(999_901));
  await expect(send(admin, tooMany)).rejects.toThrow('Above the cap');
  expect(balance(ben)).toBe(30n);
});

test('no list of updates makes coins', async () => {
  const made = () => {
    const update = AccountUpdate.default(ben, tokenId);
    update.balanceChange = Int64.from(1);
    return update;
  };
  const approved = () => coin.approveAccountUpdate(made());
  await expect(send(ben, approved)).rejects.toThrow('Take before you give');
  const byKey = async () => {
    AccountUpdate.createSigned(address).approve(made());
  };
  await expect(send(ben, byKey, address)).rejects.toThrow(
    'Update_not_permitted_access',
  );
  expect(balance(ben)).toBe(30n);
});
