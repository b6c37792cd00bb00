import { openLive } from './live-page';
import { expect, test } from './under-policy';

test('a pasted error leads to its entry, and a word of the glossary is found by what it means', async ({
  page,
}) => {
  await openLive(page, 'getting-started/glossary');
  const main = page.getByRole('main');
  const headings = main.locator('h3:visible');
  await main.getByRole('searchbox', { name: 'A word' }).fill('letter mailbox');
  await expect(headings).toHaveText([/^Action/]);

  await openLive(page, 'getting-started/common-errors');
  const field = main.getByRole('searchbox', { name: 'Your error' });
  const all = await headings.count();
  await field.fill(
    'Error: rangeCheckN: expected field to fit in 64 bits, got 28948022309329048855892746252171976963363056481941560715954676764349967630336',
  );
  await expect(headings).toHaveText([/^rangeCheckN: expected field to fit/]);
  await expect(main.getByText('1 on this page')).toBeVisible();
  // Numbers and names differ, and the entry is a row of a table.
  const row = main.locator('tbody tr:visible');
  await field.fill('Field.sqrt(): input 7 has no square root in the field.');
  await expect(headings).toHaveCount(0);
  await expect(row).toHaveText([/^Field\.sqrt\(\): input 5/]);
  await field.fill(
    'Error: Field.assertEquals(): 1 != 2    at Field.assertEquals (file:///app/node_modules/o1js/dist/node/lib/provable/field.js:165:19)',
  );
  await expect(headings).toHaveText([/^Field\.assertEquals\(\)/]);
  await field.fill('abracadabra');
  await expect(headings).toHaveCount(0);
  await expect(main.getByText('Press Enter to search')).toBeVisible();
  await field.fill('');
  await expect(headings).toHaveCount(all);
  await field.fill('overflow');
  await field.press('Enter');
  await expect(page).toHaveURL(/search\/?\?q=overflow/);
});
