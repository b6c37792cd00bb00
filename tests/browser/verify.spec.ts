import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { allowClipboard, openLive, readClipboard } from './live-page';
import { expect, test } from './under-policy';

test('a link that is cut off, and a file that is no proof, say what to do', async ({
  page,
}) => {
  await page.goto('verify/#key=0123456789abcdef&proof=q1ZKzkhNzlay');
  await expect(page.getByRole('alert')).toHaveText(/Copy the whole link/);
  await page.getByLabel('A proof from a file').setInputFiles({
    name: 'proof.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"proof":{}}'),
  });
  await expect(page.getByRole('alert')).toHaveText(/needs two entries/);
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0);
});

const foreign = {
  proof: {
    publicInput: ['1'],
    publicOutput: [],
    maxProofsVerified: 0,
    proof: btoa('((a proof))'),
  },
  verificationKey: 'AAEC',
};

test('a proof of a program that the site lacks runs nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('verify/');
  await page.getByLabel('A proof from a file').setInputFiles({
    name: 'proof.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(foreign)),
  });
  await expect(page.getByRole('alert')).toHaveText(/doesn’t know the program/);
  expect(asked.filter((url) => url.includes('.js.gz'))).toEqual([]);
});

test('the proof of the home page is sent to a friend and to Node @nightly', async ({
  page,
  context,
}, testInfo) => {
  test.setTimeout(1_500_000);
  await allowClipboard(page);
  await openLive(page, '');
  await page.getByRole('button', { name: 'Make this proof here' }).click();
  await expect(page.getByText('Your proof is valid.')).toBeVisible({
    timeout: 900_000,
  });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save proof' }).click();
  const saved = testInfo.outputPath('browser.json');
  await (await saving).saveAs(saved);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = await readClipboard(page);
  expect(address.length).toBeLessThan(20_000);

  const friend = await context.newPage();
  await friend.goto(address);
  await expect(
    friend.getByText('a year of birth that is 2007 or earlier'),
  ).toBeVisible();
  await friend.getByRole('button', { name: 'Verify' }).click();
  await expect(friend.getByText('✓ Valid')).toBeVisible({ timeout: 300_000 });
  await expect(friend.getByText('A copy with one wrong digit')).toContainText(
    'rejected',
  );
  await friend.getByRole('button', { name: /Change a digit/ }).click();
  await expect(friend.getByText('✗ Rejected')).toBeVisible({
    timeout: 300_000,
  });

  const verified = inNode(
    testInfo.outputPath('verify.mts'),
    `import { readFileSync } from 'node:fs';
import { verify } from 'o1js';
const { proof, verificationKey } = JSON.parse(readFileSync(${JSON.stringify(saved)}, 'utf8'));
console.log(String(await verify(proof, verificationKey)));`,
  );
  expect(verified.trim()).toBe('true');
});

test('a proof that Node made of a copied program is valid here @nightly', async ({
  page,
}, testInfo) => {
  test.setTimeout(900_000);
  await page.goto('');
  const program = await page
    .locator('.theme-code-block:has(.code-head)', {
      has: page.getByText('square.ts', { exact: true }),
    })
    .locator('pre .token-line')
    .allInnerTexts();
  const made = testInfo.outputPath('node.json');
  inNode(
    testInfo.outputPath('square.mts'),
    `${program.map((line) => line.replace('\n', '')).join('\n')}
import { writeFileSync } from 'node:fs';
const { verificationKey } = await Square.compile();
const file = { proof: proof.toJSON(), verificationKey: verificationKey.data };
writeFileSync(${JSON.stringify(made)}, JSON.stringify(file));`,
  );
  await page.goto('verify/');
  await page.getByLabel('A proof from a file').setInputFiles(made);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('✓ Valid')).toBeVisible({ timeout: 300_000 });
});

/** @returns what a program prints. It is a process of its own, because o1js doesn't end by itself. */
function inNode(file: string, code: string): string {
  writeFileSync(file, `${code}\nprocess.exit();`);
  return execFileSync('npx', ['tsx', file], { encoding: 'utf8' });
}
