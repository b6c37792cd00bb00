import { expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import { parsePage } from '@o1js-docs/markdown/parse';
import { fencesOfTree } from '../parse/samples-of-page';
import { includeSources } from './include-sources';
import { inlineRegions } from './inline-regions';
import { readSource } from './read-source';

const root = folderWith({
  'app/worker.ts': `import './a';

class Prover {
  // #region start
  start() {
    // #region inner
    return 1;
    // #endregion inner
  }

  // #endregion start
}
// #region open
`,
  'app/page.html': `<!-- #region form -->
<form></form>
<!-- #endregion form -->
`,
  'app/twice.css': `/* #region a */
/* #endregion a */
/* #region a */
/* #endregion a */
`,
  'app/config.json': '{ "serve": { "options": { "port": 1 } } }',
});

test('a region is read without its markers and indentation', () => {
  expect(readSource('app/worker.ts#start', root)).toBe(
    'start() {\n  return 1;\n}',
  );
  expect(readSource('app/worker.ts#inner', root)).toBe('return 1;');
  expect(readSource('app/page.html#form', root)).toBe('<form></form>');
});

test('without a region it is the whole file', () => {
  expect(readSource('app/worker.ts', root)).toBe(
    "import './a';\n\nclass Prover {\n  start() {\n    return 1;\n  }\n\n}",
  );
});

test('a region of a JSON file is an entry', () => {
  expect(readSource('app/config.json#serve.options', root)).toBe(
    '"options": {\n  "port": 1\n}',
  );
});

test.each([
  ['app/none.ts', 'There is no file app/none.ts.'],
  ['app', 'There is no file app.'],
  ['../a.ts', 'The source ../a.ts is outside of the project.'],
  [
    'app/worker.ts#stop',
    'app/worker.ts has no region stop. It has: start, inner, open.',
  ],
  ['app/worker.ts#open', 'The region open of app/worker.ts has no end.'],
  ['app/twice.css#a', 'app/twice.css has the region a twice.'],
  [
    'app/config.json#serve.port',
    'app/config.json has no entry serve.port: port is missing.',
  ],
])('%s is answered with what is wrong', (source, message) => {
  expect(() => readSource(source, root)).toThrow(message);
});

function include(text: string, page = 'docs/a.mdx') {
  const fences = fencesOfTree(parsePage({ file: page, text }), page);
  const problems = includeSources(fences, page, root);
  return { problems, values: fences.map(({ node }) => node.value) };
}

test('blocks of any language are filled', () => {
  expect(
    include(
      '```ts title="w.ts" source="app/worker.ts#inner"\n```\n\n```html source="app/page.html#form"\n```\n',
    ),
  ).toEqual({ problems: [], values: ['return 1;', '<form></form>'] });
});

test('an unknown region and a block that is not empty are problems with a line', () => {
  expect(
    include(
      'A\n\n```ts source="app/worker.ts#no"\n```\n\n```ts source="app/worker.ts"\nmine\n```\n',
    ).problems,
  ).toMatchObject([
    { page: 'docs/a.mdx', line: 3 },
    {
      line: 6,
      message: 'The block is filled with app/worker.ts: leave it empty.',
    },
  ]);
});

test('an archived page has the code in it', () => {
  const page = `---
title: A
---

## B {/* #b */}

\`\`\`ts title="w.ts" source="app/worker.ts#start"

\`\`\`

1. In a list:

   \`\`\`html source="app/page.html#form"
   \`\`\`

\`\`\`ts
const source = '#';
\`\`\`
`;
  const archived = inlineRegions('a.mdx', page, root);
  expect(archived).toBe(`---
title: A
---

## B {/* #b */}

\`\`\`ts title="w.ts" source="app/worker.ts#start"
start() {
  return 1;
}
\`\`\`

1. In a list:

   \`\`\`html source="app/page.html#form"
   <form></form>
   \`\`\`

\`\`\`ts
const source = '#';
\`\`\`
`);
  expect(
    include(archived, 'versioned_docs/version-2.5.0/a.mdx').problems,
  ).toEqual([]);
});
