import { readFileSync } from 'node:fs';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import ts from 'typescript';
import { pageDataId } from '../page-data';
import { unknownShape } from '../unknown-shape';

/** How the stock template loads the site's scripts. */
const stockScripts =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script[^\n]*<\/script>\s*<% \}\); %>/;

/**
 * The template of every page: pages whose content is not hydrated start the
 * scripts at the reader's first move, all others at once.
 *
 * @returns a value for Docusaurus' option `ssrTemplate`
 * @throws Error when the stock template is not as expected
 */
export function lightTemplate(): string {
  const stock = stockScripts.exec(stockTemplate)?.[0];
  if (!stock) throw unknownShape('the page template loads no scripts');
  const addresses =
    "<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>";
  return stockTemplate.replace(
    stock,
    () => `<% if (it.appHtml.includes('id="${pageDataId}"')) { %>
      <script data-scripts="${addresses}">${startScript()}</script>
    <% } else { %>
      ${stock}
    <% } %>`,
  );
}

/** The same in every build, so that its hash is: it reads the addresses, which differ, from its element. */
function startScript(): string {
  return `(${functionSource()})(document.currentScript.dataset.scripts.split(' '))`;
}

function functionSource(): string {
  const source = readFileSync(
    new URL('start-on-intent.ts', import.meta.url),
    'utf8',
  );
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2020,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  return outputText
    .replace(/^export default /, '')
    .replace(/\s*(export \{\};)?\s*$/, '');
}
