import path from 'node:path';
import type { Root } from 'mdast';
import { readFileSync } from 'node:fs';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { attributesOf, isJsx } from '@o1js-docs/markdown/jsx';
import { parsePage } from '@o1js-docs/markdown/parse';
import { emitChecks } from '../run/scripts';
import { learnRemark } from './remark';
import {
  checksOfStep,
  courseFolder,
  courses,
  pagesOfCourse,
  readStep,
} from './steps';
import { projectFolder } from '@o1js-docs/project/project-folder';

const siteFolder = projectFolder;
const pages = courses.flatMap(({ name }) => pagesOfCourse(name, siteFolder));
const puzzle = `${courseFolder}/poll/05-a-missing-equation/text.mdx`;

function layOut(page: string): Root {
  const file = path.join(siteFolder, page);
  const tree = parsePage({ file, text: readFileSync(file, 'utf8') });
  learnRemark()(tree, new VFile({ path: file }));
  return tree;
}

describe.each(pages)('%s', (page) => {
  const step = readStep(page, siteFolder);

  test('its address is its folder without the number', () => {
    const folder = path.posix.dirname(page).slice('docs/'.length);
    expect(step.address).toBe(folder.replace(/\/\d+-/, '/'));
  });

  test('it says how long it takes, and its guide exists', () => {
    expect(step.minutes).toBeGreaterThan(0);
    expect(layOut(page).children).toHaveLength(4);
  });

  test('its checks import only o1js, from the address that the worker knows', () => {
    const checks = checksOfStep(page, siteFolder).map(emitChecks);
    expect(checks).toHaveLength(step.parts.length);
    for (const code of checks) {
      const imports = code.match(/^(?:import .*|} )from .*$/gm) ?? [];
      expect(code).toMatch(/^export \{\n {2}check\n\};$/m);
      for (const line of imports) expect(line).toMatch(/from "o1js:";$/);
    }
  });
});

test('a puzzle has two programs, and tells the page its course and the next step', () => {
  const [head, , work, help] = layOut(puzzle).children;
  if (!head || !work || !isJsx(head) || !isJsx(work)) throw Error('No step');
  const { steps = '', ...ofHead } = attributesOf(head);
  const address = 'learn/poll/a-missing-equation';
  expect(ofHead).toEqual({ address, total: String(pages.length) });
  const list = JSON.parse(steps) as unknown[];
  expect(list).toHaveLength(pagesOfCourse('poll', siteFolder).length);
  expect(list[4]).toEqual([address, 'The division that lies']);
  expect(attributesOf(work)).toMatchObject({
    address,
    tabs: 'Break it,Repair it',
    next: 'learn/poll/a-ballot',
  });
  expect(work.children.map((code) => 'meta' in code && code.meta)).toEqual([
    'title="Break it" {14-16}',
    'title="Repair it" ',
  ]);
  // Nobody reads a solution before the task.
  expect(JSON.stringify(help)).toContain('step-solution');
});

test('another page can have the program of a step', () => {
  const file = path.join(siteFolder, courseFolder, 'index.mdx');
  const text = '<Step of="poll/05-a-missing-equation" />';
  const tree = parsePage({ file, text });
  learnRemark()(tree, new VFile({ path: file }));
  const [work] = tree.children;
  if (!work || !isJsx(work)) throw Error('No step');
  expect(attributesOf(work).address).toBe('learn/poll/a-missing-equation');
  expect(work.children).toHaveLength(2);
});
