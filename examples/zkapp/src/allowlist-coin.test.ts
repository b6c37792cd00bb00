import {
  AccountUpdate,
  Field,
  Int64,
  Mina,
  Permissions,
  UInt64,
  VerificationKey,
} from 'o1js';
import { beforeAll, expect, test } from 'vitest';
import { Allowlist, AllowlistCoin, allow } from './allowlist-coin.js';

// PROOFS=1 npm test: minutes instead of seconds.
const proofsEnabled = process.env.PROOFS === '1';

let admin: Mina.TestPublicKey;
let ana: Mina.TestPublicKey;
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
  [admin, ana, ben, mallory] = chain.testAccounts;
  AllowlistCoin.list = new Allowlist();
  for (const holder of [ana, ben]) allow(AllowlistCoin.list, holder);
  if (proofsEnabled) await AllowlistCoin.compile();
  const deploy = async () => {
    AccountUpdate.fundNewAccount(admin);
    await coin.deploy();
    coin.admin.set(admin);
  };
  await send(admin, deploy, address);
  await send(admin, async () => {
    AccountUpdate.fundNewAccount(admin);
    await coin.mint(ana, UInt64.from(100));
  });
});

test('a holder on the list is paid', async () => {
  await send(ana, async () => {
    AccountUpdate.fundNewAccount(ana);
    await coin.transfer(ana, ben, 30);
  });
  expect([balance(ana), balance(ben)]).toEqual([70n, 30n]);
  expect(coin.total.get().toBigInt()).toBe(100n);
});

test('only holders on the list are paid, or get new coins', async () => {
  const pay = () => coin.transfer(ana, mallory, 1);
  await expect(send(ana, pay)).rejects.toThrow('Not on the list');
  const mint = () => coin.mint(mallory, UInt64.from(1));
  await expect(send(admin, mint)).rejects.toThrow('Not on the list');
});

test('a prover can use only the list of the contract', async () => {
  const honest = AllowlistCoin.list;
  AllowlistCoin.list = honest.clone();
  allow(AllowlistCoin.list, mallory);
  try {
    const pay = () => coin.transfer(ana, mallory, 1);
    await expect(send(ana, pay)).rejects.toThrow('Another list');
  } finally {
    AllowlistCoin.list = honest;
  }
});

test('a holder who leaves the list keeps the coins and can spend them', async () => {
  const before = [balance(ana), balance(ben)];
  const setList = async (isAllowed: boolean) => {
    allow(AllowlistCoin.list, ben, isAllowed);
    await send(admin, () => coin.setRoot(AllowlistCoin.list.root));
  };
  await setList(false);
  const pay = () => coin.transfer(ana, ben, 5);
  await expect(send(ana, pay)).rejects.toThrow('Not on the list');
  await send(ben, () => coin.transfer(ben, ana, 5));
  await setList(true);
  await send(ana, pay);
  expect([balance(ana), balance(ben)]).toEqual(before);
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

test('nobody mints or replaces the list of a coin without an admin', async () => {
  const key = Mina.TestPublicKey.random();
  const orphan = new AllowlistCoin(key);
  const deploy = async () => {
    AccountUpdate.fundNewAccount(admin);
    await orphan.deploy();
  };
  await send(admin, deploy, key);
  const mint = async () => {
    AccountUpdate.fundNewAccount(ben);
    await orphan.mint(ben, UInt64.from(1));
  };
  await expect(send(ben, mint)).rejects.toThrow('No admin');
  const { root } = AllowlistCoin.list;
  await expect(send(ben, () => orphan.setRoot(root))).rejects.toThrow(
    'No admin',
  );
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

test('a forger and the holder of the key change nothing', async () => {
  const code = await VerificationKey.dummy();
  const forgeries: ((update: AccountUpdate) => void)[] = [
    () => undefined,
    ({ body }) => {
      body.events = AccountUpdate.Events.pushEvent(body.events, [Field(0)]);
    },
    ({ update }) => AccountUpdate.setValue(update.appState[2], Field(9)),
    ({ account }) => account.permissions.set(Permissions.default()),
    ({ account }) => account.verificationKey.set(code),
  ];
  for (const forge of forgeries) {
    const unsigned = async () => forge(AccountUpdate.create(address));
    await expect(send(mallory, unsigned)).rejects.toThrow();
    const signed = async () => forge(AccountUpdate.createSigned(address));
    await expect(send(mallory, signed, address)).rejects.toThrow();
  }
  const payment = async () => {
    AccountUpdate.createSigned(mallory).send({ to: address, amount: 1 });
  };
  await expect(send(mallory, payment)).rejects.toThrow(
    'Update_not_permitted_access',
  );
});

test('the admin can stop all transfers with a root without a list', async () => {
  await send(admin, () => coin.setRoot(Field(7)));
  const pay = () => coin.transfer(ana, ben, 1);
  await expect(send(ana, pay)).rejects.toThrow('Another list');
  await send(admin, () => coin.setRoot(AllowlistCoin.list.root));
  await send(ana, pay);
});
