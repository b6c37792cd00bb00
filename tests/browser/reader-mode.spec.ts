import { readFileSync } from 'node:fs';
import type { Readability as Reader } from '@mozilla/readability';
import { expect, test } from './fixtures';

const script = readFileSync(
  'node_modules/@mozilla/readability/Readability.js',
  'utf8',
);

/** Few links in the code; many; samples in details; more commas in a sample than in the text. */
const pages = [
  'getting-started/set-up',
  'zkapps/smart-contracts',
  'advanced-concepts/ZkApps/onChainPreconditions',
  'zkapps/permissions',
];

for (const address of pages) {
  test(`the reader mode of Firefox keeps each sample of “${address}”`, async ({
    page,
  }) => {
    // The page's policy allows no other way for a script.
    await page.addInitScript(`${script}; window.Readability = Readability;`);
    await page.goto(address);
    const lost = await page.evaluate(() => {
      const { Readability } = window as unknown as {
        Readability: typeof Reader;
      };
      const bare = (text?: string | null) => (text ?? '').replace(/\s+/g, '');
      // A page shows the commands of one package manager.
      const samples = Array.from(
        document.querySelectorAll('article pre'),
      ).filter((pre) => !pre.closest('.managers') || pre.checkVisibility());
      const copy = document.cloneNode(true) as Document;
      const kept = bare(new Readability(copy).parse()?.textContent);
      return samples
        .map((sample) => bare(sample.textContent))
        .filter((sample) => !kept.includes(sample));
    });
    expect(lost).toEqual([]);
  });
}
