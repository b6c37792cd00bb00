import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { switchedOff } from '../../plugins/unused-styles/switched-off';
import { unusedClasses } from '../../plugins/unused-styles/unused-classes';
import { unusedProperties } from '../../plugins/unused-styles/unused-properties';

const files = readdirSync('build', { recursive: true, encoding: 'utf8' });

/** @returns name and text of the built files that have one of these endings */
function* texts(ending: RegExp): Generator<[string, string]> {
  for (const file of files.filter((name) => ending.test(name))) {
    yield [file, readFileSync(path.join('build', file), 'utf8')];
  }
}

describe('styles that are left out', () => {
  test('are of classes that no page and no script has', () => {
    const used = new Set<string>();
    for (const [file, text] of texts(/\.(?:html|js)$/)) {
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

  test('are custom properties that nothing reads', () => {
    const used = new Set<string>();
    for (const [file, text] of texts(/\.(?:css|html|js)$/)) {
      for (const [name] of text.matchAll(/--ifm[\w-]+/g)) {
        if (unusedProperties.has(name)) used.add(`${name} in ${file}`);
      }
    }
    expect(
      [...used],
      'Take them out of plugins/unused-styles/unused-properties.ts.',
    ).toEqual([]);
  });

  test('are not shipped', () => {
    const left = new Set<string>();
    for (const [file, text] of texts(/\.css$/)) {
      for (const { groups } of text.matchAll(/\.(?<name>[a-z][\w-]*)/gi)) {
        const isNegated = text.includes(`:not(.${groups!.name!})`);
        const isUnused =
          unusedClasses.has(groups!.name!) || switchedOff.test(groups!.name!);
        if (isUnused && !isNegated) {
          left.add(`${groups!.name!} in ${file}`);
        }
      }
    }
    expect([...left]).toEqual([]);
  });
});
