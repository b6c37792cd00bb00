import { expect, test } from 'vitest';
import {
  keyId,
  proofFragment,
  readFragment,
  readProofFile,
} from './shared-proof';

const proof = {
  publicInput: ['7', '0', '2007'],
  publicOutput: [],
  maxProofsVerified: 0,
  proof: btoa('((statement(proof_state 0x1234)) '.repeat(500)),
};

test('a proof comes back from its link', async () => {
  const shared = { key: '0123456789abcdef', proof };
  const link = await proofFragment(shared);
  expect(link.length).toBeLessThan(1_000);
  expect(await readFragment(link)).toEqual(shared);
  expect(await readFragment('#content')).toBeUndefined();
});

test.each([
  ['a part that is missing', (link: string) => link.slice(0, -9)],
  ['other letters', () => '#key=1&proof=%%%'],
  ['another thing in it', () => '#key=1&proof=q1ZKzkhNzlayUkrLz1eqBQA'],
])('a link with %s is not complete', async (_, change) => {
  const link = await proofFragment({ key: '0123456789abcdef', proof });
  await expect(readFragment(change(link))).rejects.toThrow(
    'Copy the whole link',
  );
});

test('a file is a proof with its key', async () => {
  const file = { proof, verificationKey: 'AAEC' };
  const read = await readProofFile(JSON.stringify(file));
  expect(read).toEqual({ proof, key: await keyId('AAEC') });
});

test.each([
  ['no JSON', 'hello', 'not JSON'],
  ['another JSON', '[]', 'needs two entries'],
  ['a proof without a key', JSON.stringify({ proof }), 'needs two entries'],
  [
    'code in place of numbers',
    JSON.stringify({
      proof: { ...proof, publicInput: ['alert(1)'] },
      verificationKey: 'AAEC',
    }),
    'needs two entries',
  ],
])('a file with %s is refused', async (_, text, message) => {
  await expect(readProofFile(text)).rejects.toThrow(message);
});
