import { AccountUpdate, Lightnet, Mina, PrivateKey } from 'o1js';
import { AllowlistCoin, allow } from './allowlist-coin.js';

// npm run deploy                 to a chain in memory
// NETWORK=lightnet npm run deploy   to a local network
const isLightnet = process.env.NETWORK === 'lightnet';
const payer = isLightnet ? await useLightnet() : await useMemory();
const admin = payer.toPublicKey();
const key = PrivateKey.random(); // lost afterward: nobody can repair the contract after a fork
const coin = new AllowlistCoin(key.toPublicKey());
allow(AllowlistCoin.list, admin);

if (isLightnet) await AllowlistCoin.compile();
const transaction = await Mina.transaction(
  { sender: admin, fee: 100_000_000 },
  async () => {
    AccountUpdate.fundNewAccount(admin);
    await coin.deploy();
    coin.admin.set(admin);
  },
);
await transaction.prove();
const pending = await transaction.sign([payer, key]).send();
if (isLightnet) await pending.wait();
console.log(`Deployed to ${key.toPublicKey().toBase58()}`);
if (isLightnet) {
  await Lightnet.releaseKeyPair({ publicKey: admin.toBase58() });
}

async function useLightnet() {
  Mina.setActiveInstance(
    Mina.Network({
      mina: 'http://localhost:8080/graphql',
      archive: 'http://localhost:8282',
      lightnetAccountManager: 'http://localhost:8181',
    }),
  );
  return (await Lightnet.acquireKeyPair()).privateKey;
}

async function useMemory() {
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  return chain.testAccounts[0].key;
}
