import { expect, test } from 'vitest';
import { mayHaveFiles } from './page-files';

const hasFiles = (text: string) =>
  mayHaveFiles(`---\ntitle: Page\n---\n\n${text}\n`, 'page.mdx');

test.each([
  ['![A screen](./screen.png)'],
  ['![a][ref]\n\n[ref]: ./x.png'],
  ['A stray `` and ![an image](./x.png) and another `.'],
  ['[x](./project.zip#part)'],
  ["import screen from './screen.png';\n\n<img src={screen} />"],
  ["<img src={require('./screen.png').default} />"],
])('files are copied for %s', (text) => {
  expect(hasFiles(text)).toBe(true);
});

test('files are copied for an image of social media', () => {
  expect(mayHaveFiles('---\nimage: ./card.png\n---\n', 'page.md')).toBe(true);
});

test.each([
  ['import Tree from \'./tree.svg\';\n\n<Tree role="img" />'],
  ["import Part from './_part.mdx';\n\n<Part />"],
  ["```tsx\nimport a from 'a';\n<a onClick={b} />\n```"],
  ['Write `<button onClick={() => 1} />`.'],
  [
    '[Field](../basic-types/field.mdx#add) and [o1js](https://o1labs.org/a.zip)',
  ],
  ['<details>\n<summary>More</summary>\n\nText.\n\n</details>'],
])('%s is a page of HTML', (text) => {
  expect(hasFiles(text)).toBe(false);
});

test.each([
  ["import Tabs from '@theme/Tabs';"],
  ["import Part from '@site/src/components/Part';"],
  ['<button onClick>Count</button>'],
  ['Press <button onClick={() => alert(1)}>here</button>.'],
])('%s stops the build, which says what to do', (text) => {
  expect(() => hasFiles(text)).toThrow(/page\.mdx .* src\/theme\/Islands\.ts/);
});
