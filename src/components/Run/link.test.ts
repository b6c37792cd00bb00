import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { maxCharacters } from './pack';
import { codeFragment, readLink } from './link';

test.each(['', "console.log('ä, 😀 & #');\n".repeat(500)])(
  'a program comes back',
  async (code) => {
    expect(await readLink(await codeFragment('2.5.0', code))).toEqual({
      release: '2.5.0',
      code,
      runs: false,
    });
  },
);

test('a link to a block of a guide is read', async () => {
  expect(
    await readLink('#release=2.5.0&from=2.5.0%2Fbasic-types%2Ffield&line=12'),
  ).toEqual({
    release: '2.5.0',
    from: { route: '2.5.0/basic-types/field', line: 12 },
    runs: false,
  });
});

const packed = (text: string) => deflateRawSync(text).toString('base64url');

test.each([
  ['letters that are no base64', 'code=%%%'],
  ['bytes that are not packed', `code=${btoa('hello')}`],
  ['an end that is missing', `code=${packed('x'.repeat(999)).slice(0, 5)}`],
  [
    'bytes that are no text',
    `code=${deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url')}`,
  ],
  ['a text without end', `code=${packed('x'.repeat(maxCharacters + 1))}`],
])('a link with %s is refused', async (_, fragment) => {
  await expect(readLink(`#${fragment}`)).rejects.toThrow(
    'The program in the link cannot be read.',
  );
});

test('other fragments ask for nothing', async () => {
  expect(await readLink('#content')).toEqual({ runs: false });
});
