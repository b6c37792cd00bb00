// `npx tsx tests/examples/page-files.ts <page>`: a process of its own, because Playwright's own loader can't load the parser of Markdown.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { samplesOfPage } from '@o1js-docs/samples/parse/samples-of-page';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Compiles the titled blocks of a guide, as readers see them, to modules.
 *
 * @param page path from the site's folder
 * @returns the absolute path of the folder that holds them
 */
function compilePageFiles(page: string): string {
  const { compilerOptions } = JSON.parse(
    readFileSync(path.join(root, 'examples/project/tsconfig.json'), 'utf8'),
  ) as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, module: 'ES2022', sourceMap: false },
    root,
  );
  const folder = path.join(
    root,
    '.cache/examples',
    path.basename(page, '.mdx'),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  for (const { title, visible } of samplesOfPage(page, root).samples) {
    if (!title) continue;
    const { outputText } = ts.transpileModule(visible, {
      compilerOptions: options,
    });
    // What a bundler does.
    const code = outputText.replace(/(new URL\('\.\/[\w-]+)\.ts'/g, "$1.js'");
    writeFileSync(path.join(folder, title.replace(/\.ts$/, '.js')), code);
  }
  return folder;
}

console.log(compilePageFiles(process.argv[2] ?? ''));
