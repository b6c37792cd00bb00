import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parsePage } from '@o1js-docs/markdown/parse';
import { samplesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import { pageProject } from './page-project';

const root = path.join(import.meta.dirname, '../../..');

function zipOf(text: string) {
  const tree = parsePage({ file: 'docs/a.mdx', text });
  const { samples } = samplesOfTree(tree, 'docs/a.mdx', root);
  const project = path.join(root, 'examples/project');
  const files = unzipSync(
    pageProject('docs/a.mdx', samples, tree, project)!.content,
  );
  const read = (name: string) => strFromU8(files[name]!);
  return { files, read };
}

test('what is only compiled is a comment, and npm start does not run its file', () => {
  const { read } = zipOf(`\`\`\`ts title="local.ts"
console.log(1);
\`\`\`

\`\`\`ts typecheck="a network"
import { Field } from 'o1js';

Field(await fetch('/a'));
\`\`\`

\`\`\`ts title="devnet.ts" typecheck="a network"
send();
\`\`\`
`);
  expect(read('program.ts')).toBe(
    "import { Field } from 'o1js';\n\n// Field(await fetch('/a'));\n",
  );
  expect(read('package.json')).toContain('build/local.js"');
});

test('a page’s zip has its server, and npm start runs main.ts', () => {
  const text = `\`\`\`ts
1 + 1;
\`\`\`

\`\`\`ts title="main.ts"
console.log(2);
\`\`\`

\`\`\`js title="server.js"
console.log(3);
\`\`\`
`;
  const { files, read } = zipOf(text);
  expect(Object.keys(files)).toEqual([
    'program.ts',
    'main.ts',
    'server.js',
    'package.json',
    'tsconfig.json',
  ]);
  expect(read('server.js')).toBe('console.log(3);\n');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: { start: 'tsc && node --enable-source-maps build/main.js' },
  });
});
