import path from 'node:path';
import { expect, test } from 'vitest';
import { releases } from '@o1js-docs/project/releases';
import { samplesOfRelease } from '@o1js-docs/samples/parse/page-with-checks';

const siteFolder = path.resolve(import.meta.dirname, '..');

test.each(releases)(
  'a file that pages of a tutorial of $docsVersion repeat is the same on all',
  { timeout: 60_000 },
  (release) => {
    const first = new Map<string, string>();
    for (const { samples } of samplesOfRelease(release, siteFolder)) {
      for (const { file: page, title, visible } of samples) {
        if (!title || !page.includes('/tutorials/')) continue;
        const file = `${path.posix.dirname(page)}/${title}`;
        expect(visible, `${title} on ${page}`).toBe(first.get(file) ?? visible);
        first.set(file, visible);
      }
    }
  },
);
