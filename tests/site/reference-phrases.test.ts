import { expect, test } from 'vitest';
import { releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { readRows } from '../../plugins/search/records/read-rows';
import { referencePhrases } from '../../plugins/search/records/reference-phrases';

const current = releases[0]!;

test('every phrase of the reference leads to a page or member of Current', () => {
  const root = `${site.baseUrl}${urlPrefix(current)}api-reference/`;
  const phrasesAt = new Map(
    readRows(current.docsVersion).map(({ url, keywords }) => [url, keywords]),
  );
  const lost = Object.entries(referencePhrases).filter(
    ([address, phrases]) => phrasesAt.get(root + address) !== phrases,
  );
  expect(lost).toEqual([]);
});
