import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TestReference } from './requirement';
import { section1 } from './section-1';
import { section2 } from './section-2';
import { section3 } from './section-3';
import { section4 } from './section-4';
import { section5 } from './section-5';
import { section6 } from './section-6';
import { section7 } from './section-7';
import { section8 } from './section-8';
import { section9 } from './section-9';

const sections = [
  section1,
  section2,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
];

/** Titles of tests and of groups, as the source has them. */
const title =
  /(?:\b(?:test|unwatched|describe)(?:\.\w+)*|\]\))\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g;

function titlesIn(file: string): Set<string> {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set([...source.matchAll(title)].map((match) => match[2]!));
}

const exists = ({ file, title: wanted }: TestReference) =>
  titlesIn(file).has(wanted);

describe.each(
  sections.map((requirements, i) => ({ number: i + 1, requirements })),
)('section $number of the specification', ({ requirements }) => {
  test('has a test for each requirement', () => {
    expect(
      requirements.filter(({ shownBy }) => shownBy.length === 0),
      'Write the test, and name it in tests/requirements.',
    ).toEqual([]);
  });

  test('names tests that exist', () => {
    expect(
      requirements.flatMap(({ shownBy }) =>
        shownBy.filter((reference) => !exists(reference)),
      ),
      'A test was renamed or removed: name it anew in tests/requirements.',
    ).toEqual([]);
  });
});
