import { describe, expect, test } from 'vitest';
import { pageNeeds } from './page-needs';

const needsOf = (text: string, file = 'page.mdx') =>
  pageNeeds(`---\ntitle: Page\n---\n\n${text}\n`, file);

describe('a page is hydrated because of', () => {
  test.each([
    ["import Tabs from '@theme/Tabs';"],
    ["import Part from './_part.mdx';"],
    ["import './styles.css';"],
    ["import text from '!!raw-loader!./tree.svg?raw';"],
    ['export const shared = 1;'],
    ['<button onClick>Count</button>'],
    ['Press <button onClick={() => alert(1)}>here</button>.'],
    ['<div {...props} />'],
    ['<div style={{ [key]: 1 }} />'],
    ['<div title={shared} />'],
    ['<div hidden={isHidden()} />'],
    ['<div title={`is ${shared}`} />'],
    ['{shared}'],
    ['{<button onClick={() => 1} />}'],
    ['Now: {Date.now()}'],
  ])('%s', (text) => {
    expect(needsOf(text).hydration).toBe(true);
  });
});

describe('a page is light, and its files are copied, with', () => {
  test.each([
    ['![A screen](./screen.png)'],
    ['![a [b] c](./x.png)'],
    ['![a][ref]\n\n[ref]: ./x.png'],
    ['A stray `` and ![an image](./x.png) and another `.'],
    ['![A drawing](./tree.svg)'],
    ['![Of the site](/img/logo.png)'],
    ['[x](./project.zip)'],
    ['[x](./project.zip#part)'],
    ["import screen from './screen.png';\n\n<img src={screen} />"],
    ["<img src={require('./screen.png').default} />"],
    ["<video src={require('./film.mp4').default} />"],
    ["<source srcSet={require('./screen.webp').default} />"],
    [
      "<div style={{ backgroundImage: `url(${require('./a.png').default})` }} />",
    ],
    ["{require('./a.pdf').default}"],
  ])('%s', (text) => {
    expect(needsOf(text)).toEqual({ hydration: false, assets: true });
  });

  test('an image of social media', () => {
    expect(pageNeeds('---\nimage: ./card.png\n---\n', 'page.mdx').assets).toBe(
      true,
    );
  });

  test.each([['![A screen](./screen.png)'], ['[x](./project.zip)']])(
    '%s in a generated page',
    (text) => {
      expect(needsOf(text, 'page.md')).toEqual({
        hydration: false,
        assets: true,
      });
    },
  );
});

describe('a page is light with', () => {
  test.each([
    ['import Tree from \'./tree.svg\';\n\n<Tree role="img" />'],
    ["```ts\nimport { Field } from 'o1js';\n```"],
    ["- item\n\n  ````ts\n  import a from 'a';\n  ```\n  ````"],
    ['Write `<img crossorigin>` or `![a](./b.png)`.'],
    ['import costs are low'],
    [
      '[Field](../basic-types/field.mdx#add) and [o1js](https://o1labs.org/a.zip)',
    ],
    ['Press <kbd>Ctrl</kbd> for <Rows of="add" />.'],
    [
      '<div className="wide" style={{ width: 300, margin: -1 }} hidden={true} />',
    ],
    ['{/* for writers */}'],
    ['<details>\n<summary>More</summary>\n\nText.\n\n</details>'],
    ['{ that MDX refuses'],
  ])('%s', (text) => {
    expect(needsOf(text)).toEqual({ hydration: false, assets: false });
  });
});
