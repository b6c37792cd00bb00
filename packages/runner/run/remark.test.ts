import path from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import type { VFile } from 'vfile';
import { currentRelease } from '@o1js-docs/project/releases';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { samplesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import { attributesOf } from '@o1js-docs/markdown/jsx';
import { parsePage } from '@o1js-docs/markdown/parse';
import { guidePrograms } from './guide-programs';
import { runSamplesRemark } from './remark';

const root = projectFolder;
const page = 'docs/task.mdx';
const { o1jsVersion: o1js } = installedRelease(currentRelease(), root);

const sample = "```ts\nimport { Field } from 'o1js';\n```\n\n";
const task = (block: string) =>
  `<YourTurn>\n\nMend it.\n\n${block}\n\n</YourTurn>\n`;

function taskOf(text: string): Record<string, string> | undefined {
  const tree = parsePage({ file: page, text });
  runSamplesRemark()(tree, { path: path.join(root, page) } as VFile);
  let attributes: Record<string, string> | undefined;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    attributes = attributesOf(node);
  });
  return attributes;
}

test('a task opens its start in the playground, or the sample above it', () => {
  expect(taskOf(sample + task('```ts\nField(0).inv();\n```'))).toEqual({
    o1js,
    line: '10',
  });
  expect(taskOf(sample + task('Without a start.'))).toEqual({
    o1js,
    line: '2',
  });
  expect(taskOf(task('Without any code.'))).toEqual({});
});

test('a start that does not compile is a program of the playground', () => {
  const broken = '```ts\n// @errors: 2345\nField(true);\n```';
  const codeOf = (text: string) => {
    const tree = parsePage({ file: page, text });
    const { samples } = samplesOfTree(tree, page, root);
    return guidePrograms(samples, { samples: {} } as never)
      .flatMap(({ blocks }) => blocks)
      .map(({ code }) => code);
  };
  const first = "import { Field } from 'o1js';";
  expect(codeOf(sample + task(broken))).toEqual([first, 'Field(true);']);
  expect(codeOf(sample + broken)).toEqual([first]);
});

test('a task that begins with a test, which only Node runs, opens nothing', () => {
  const test = "```ts test\nimport { test } from 'vitest';\n```";
  expect(taskOf(sample + task(test))).toEqual({});
});

test('run: false in the front matter turns Run off', () => {
  const propertiesOf = (frontMatter: object) => {
    const tree = parsePage({ file: page, text: sample });
    const file = { path: path.join(root, page), data: { frontMatter } };
    runSamplesRemark()(tree, file as unknown as VFile);
    return tree.children[0]!.data;
  };
  expect(propertiesOf({})).toMatchObject({ hProperties: { line: '2' } });
  expect(propertiesOf({ run: false })).toBeUndefined();
});
