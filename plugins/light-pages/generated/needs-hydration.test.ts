import { expect, test } from 'vitest';
import { needsHydration } from './needs-hydration';

test.each([
  ["import Tabs from '@theme/Tabs';"],
  ['export const shared = 1;'],
  ['![A screen](./screen.png)'],
  ['<img src="/o1js/img/screen.png" />'],
])('a page with %s is hydrated', (line) => {
  expect(needsHydration(`# Page\n\n${line}\n`)).toBe(true);
});

test.each([
  ["import Tree from './tree.svg';"],
  ["```ts\nimport { Field } from 'o1js';\n```"],
  ["- item\n\n  ````ts\n  import a from 'a';\n  ```\n  ````"],
  ['Write `<img crossorigin>`.'],
  ['import costs are low'],
])('a page with %s is not', (text) => {
  expect(needsHydration(`# Page\n\n${text}\n`)).toBe(false);
});
