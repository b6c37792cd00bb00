import { expect, test } from 'vitest';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { readRecords } from '@o1js-docs/search/records/read-index';
import { referenceAliases } from '@o1js-docs/search/records/reference-aliases';

const current = releases[0]!;

test('every alias of the reference belongs to a page or member of Current', () => {
  const root = `${site.baseUrl}${urlPrefix(current)}api-reference/`;
  const aliasesAt = new Map(
    readRecords(current.docsVersion).map(({ url, aliases }) => [url, aliases]),
  );
  const lost = Object.entries(referenceAliases).filter(
    ([address, aliases]) => aliasesAt.get(root + address) !== aliases,
  );
  expect(lost).toEqual([]);
});
