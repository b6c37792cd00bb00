import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type * as O1js from 'o1js';
import { FakeNode } from './fake-node';

// The files that the guide to wallets prints, in a browser: a contract is
// compiled and a call proved in the worker, signed by the fake wallet, and
// checked by a chain in this process, proof and all.
const library = path.resolve(__dirname, '../../node_modules/o1js/dist/web');

/** An import that stays one, so that there is one copy of o1js: Playwright makes `require` of others. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- nothing else is left alone
const load = new Function('url', 'return import(url)') as (
  url: string,
) => Promise<Record<string, unknown>>;

interface Wallet {
  declines: boolean;
  sendTransaction(args: { transaction: string }): Promise<{ hash: string }>;
}

const app = `<!doctype html><title>Poll</title>
<button disabled>Vote yes</button><p id="yes"></p><p role="status"></p><p role="alert"></p>
<script type="module">
  import { voteYes } from './vote.js';
  import { zkapp } from './remote.js';
  const [button, yes, status, alert] = document.body.children;
  const show = (stage) => { status.textContent += stage + '; '; };
  button.onclick = async () => {
    alert.textContent = status.textContent = '';
    try {
      yes.textContent = await voteYes(zkapp, show, { interval: 100 });
    } catch (error) {
      alert.textContent = error.message;
    }
  };
  zkapp.load(await (await fetch('settings')).json());
  button.disabled = false;
</script>`;

let server: Server;
let wallet: Wallet;
let installWallet: (page: Page, wallet: Wallet) => Promise<void>;
let yesOnChain: () => string;

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  const script = path.join(__dirname, 'page-files.ts');
  const args = ['--import', 'tsx', script, 'docs/zkapps/wallets.mdx'];
  const folder = execFileSync(process.execPath, args, {
    encoding: 'utf8',
  }).trim();
  const file = (name: string) =>
    load(pathToFileURL(path.join(folder, name)).href);
  const o1js = (await load('o1js')) as unknown as typeof O1js;
  const { Poll } = (await file('poll.js')) as {
    Poll: typeof O1js.SmartContract;
  };
  ({ installWallet } = (await file('install-wallet.js')) as never);
  const { FakeWallet } = (await file('fake-wallet.js')) as {
    FakeWallet: new (...args: unknown[]) => Wallet;
  };

  const chain = await o1js.Mina.LocalBlockchain({ proofsEnabled: true });
  o1js.Mina.setActiveInstance(chain);
  const [user] = chain.testAccounts;
  const contract = o1js.Mina.TestPublicKey.random();
  const poll = new Poll(contract) as O1js.SmartContract & {
    yes: O1js.State<O1js.UInt32>;
  };
  await Poll.compile();
  const deployment = await o1js.Mina.transaction(user, async () => {
    o1js.AccountUpdate.fundNewAccount(user);
    await poll.deploy();
  });
  await deployment.prove();
  await deployment.sign([user.key, contract.key]).send();
  yesOnChain = () => poll.yes.get().toString();

  const node = new FakeNode(o1js, chain);
  wallet = new FakeWallet(user.key, node.include.bind(node));
  server = createServer((request, response) => {
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    const { pathname } = new URL(request.url!, 'http://localhost');
    const answer = (type: string, body: string) =>
      response.setHeader('Content-Type', type).end(body);
    if (pathname === '/') return answer('text/html', app);
    if (pathname === '/settings') {
      return answer(
        'application/json',
        JSON.stringify({
          networkId: 'devnet',
          node: `http://${request.headers.host}/graphql`,
          contract: contract.toBase58(),
        }),
      );
    }
    if (pathname === '/graphql') {
      void text(request).then((body) => {
        const { query } = JSON.parse(body) as { query: string };
        answer(
          'application/json',
          JSON.stringify({ data: node.answer(query) }),
        );
      });
      return;
    }
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    response.setHeader('Content-Type', 'text/javascript');
    const inLibrary = pathname.startsWith('/o1js/');
    const name = inLibrary
      ? path.join(library, pathname.slice('/o1js/'.length))
      : path.join(folder, pathname);
    void text(createReadStream(name)).then(
      // What a bundler does: a browser knows no packages.
      (code) =>
        response.end(
          inLibrary ? code : code.replace("'o1js'", "'/o1js/index.js'"),
        ),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

test.afterAll(() => {
  server.close();
});

test('a call is proved in the worker, signed by the wallet, included and read again', async ({
  page,
}) => {
  test.setTimeout(15 * 60_000);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const signed: string[] = [];
  const send = wallet.sendTransaction.bind(wallet);
  wallet.sendTransaction = (args) => {
    // The user chooses another fee in the wallet: the proof stays valid.
    const json = JSON.parse(args.transaction) as {
      feePayer: { body: { fee: string } };
    };
    json.feePayer.body.fee = '300000000';
    signed.push(args.transaction);
    return send({ transaction: JSON.stringify(json) });
  };
  await installWallet(page, wallet);
  await page.goto(origin());
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

  await page.getByRole('button').click();
  await expect(page.locator('#yes')).toHaveText('1', {
    timeout: 12 * 60_000,
  });
  await expect(page.getByRole('status')).toHaveText(
    /^proving; waiting for the wallet; sent 5J\w+; in block 1; $/,
  );
  expect(yesOnChain()).toBe('1');
  expect(signed).toHaveLength(1);

  // The user declines: nothing is sent, and the page says so.
  wallet.declines = true;
  await page.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText(
    'You declined in the wallet.',
  );
  expect(yesOnChain()).toBe('1');
  expect(problems).toEqual([]);
});

test('without a wallet the page says so', async ({ page }) => {
  test.setTimeout(10 * 60_000);
  await page.goto(origin());
  await page.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Install a Mina wallet and reload this page.',
    { timeout: 9 * 60_000 },
  );
});

function origin(): string {
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}
