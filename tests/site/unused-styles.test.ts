import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unusedClasses } from '../../plugins/unused-styles/unused-classes';

test('no page and no script has a class whose rules are left out', () => {
  const used = new Set<string>();
  for (const file of readdirSync('build', {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!/\.(?:html|js)$/.test(file)) continue;
    const text = readFileSync(path.join('build', file), 'utf8');
    const quoted = file.endsWith('.js')
      ? text.matchAll(/["'`](?<words>[\w -]+)["'`]/g)
      : text.matchAll(/class=(?<words>"[^"]*"|[\w-]+)/g);
    for (const { groups } of quoted) {
      for (const word of groups!.words!.split(/[" ]+/)) {
        if (unusedClasses.has(word)) used.add(`${word} in ${file}`);
      }
    }
  }
  expect(
    [...used],
    'Take them out of plugins/unused-styles/unused-classes.ts.',
  ).toEqual([]);
});
