import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkModule } from './link-module';
import disconnectBefore from './loader.cjs';

test("Docusaurus' link disconnects the observer that it had before it makes another", () => {
  const link = readFileSync(linkModule, 'utf8');
  const made = link.match(/new (?:window\.)?IntersectionObserver/g);
  expect(made).toHaveLength(1);
  expect(disconnectBefore(link)).toMatch(
    /ioRef\.current\?\.disconnect\(\); ioRef\.current = new window\.IntersectionObserver/,
  );
});
