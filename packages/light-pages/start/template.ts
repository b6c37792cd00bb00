import { readFileSync } from 'node:fs';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import ts from 'typescript';
import { earlyScript } from './early-script';
import { unknownShape } from '../unknown-shape';
import { earlyStyleClass, pageDataId } from '../page-data';

/** The styles of a single page stand in its content. A copy in the head keeps what is shown first from moving when the content arrives. */
const earlyStyles = String.raw`<% const styles = it.appHtml.match(/(?<=<style>).*?(?=<\/style>)/gs); if (styles) { %>
      <style class="${earlyStyleClass}"><%~ styles.join('') %></style>
      <% } %>`;

/** How the stock template loads the site's scripts. */
const stockScripts =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script[^\n]*<\/script>\s*<% \}\); %>/;

/**
 * The template of every page: pages whose content is not hydrated start the
 * scripts at the reader's first move, all others at once. Both hold back what
 * the reader does until they listen.
 *
 * @param failure HTML that is shown if search can't load its scripts. Its button asks for them again.
 * @returns a value for Docusaurus' option `ssrTemplate`
 * @throws Error when the stock template is not as expected
 */
export function lightTemplate(failure: string): string {
  const stock = stockScripts.exec(stockTemplate)?.[0];
  if (!stock) throw unknownShape('the page template loads no scripts');
  const addresses =
    "<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>";
  return stockTemplate.replace(
    stock,
    () => `<% if (it.appHtml.includes('id="${pageDataId}"')) { %>
      ${earlyStyles}
      <script data-base-url="<%= it.baseUrl %>" data-scripts="${addresses}">${startScript("document.currentScript.dataset.scripts.split(' ')", failure)}</script>
    <% } else { %>
      <script data-base-url="<%= it.baseUrl %>">${startScript('[]', failure)}</script>
      ${stock}
    <% } %>`,
  );
}

/**
 * The same in every build, so that its hash is: it reads the addresses and the
 * base path, which differ, from its element.
 *
 * @param addresses code of the list of scripts to load
 */
function startScript(addresses: string, failure: string): string {
  const start = functionSource('start-on-intent.ts');
  const goToAnchor = functionSource('./goToAnchor.ts');
  // Docusaurus' notice of a wrong base path shows unless it knows that scripts run.
  const atHome = 'if (location.pathname === base) window.docusaurus = {};';
  return `${earlyScript}(${start})(${addresses}, ${JSON.stringify(failure)});((base) => {${atHome}const go = () => (${goToAnchor})(base);addEventListener('DOMContentLoaded', go);addEventListener('hashchange', go)})(document.currentScript.dataset.baseUrl)`;
}

/** @returns the code of the function that a module exports, which imports nothing */
function functionSource(module: string): string {
  const source = readFileSync(new URL(module, import.meta.url), 'utf8');
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
