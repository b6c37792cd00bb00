import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy, fingerprint } from './add-policy';

const place = { baseUrl: '/o1js/', storageNamespace: '-a1b' };
const start = (address: string) => `load("${address}")`;
const scripts = [
  'if (1 < 2 && "&amp;")\n  run("<p>");\n',
  'two()',
  start('/o1js/assets/js/main.1a2b.js'),
];
const policy = {
  directives: { 'default-src': ["'self'"], 'script-src': ["'self'"] },
  inlineScripts: Object.fromEntries(
    scripts.map((script) => [script, fingerprint(script, place)]),
  ),
  place,
};

function page(...scripts: string[]): string {
  return `<!doctype html><html><head><meta charset=UTF-8><title>A</title>${scripts.join('')}</head><body></body></html>`;
}

/** The sources of the page's scripts, as its policy has them. */
function scriptSources(html: string): string {
  const meta = /http-equiv="Content-Security-Policy" content="(.*?)"/;
  const [, content = ''] = meta.exec(addPolicy(html, policy)) ?? [];
  return /script-src (.*)$/.exec(content)?.[1] ?? '';
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the policy stands before everything that it rules', () => {
  expect(addPolicy(page(), policy)).toContain(
    `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'"><title>`,
  );
});

test('each inline script that is listed is allowed once, to the letter', () => {
  const [first, second] = scripts as [string, string];
  expect(
    scriptSources(
      page(
        `<script>${first}</script>`,
        `<script type="module">${second}</script>`,
        `<script>${first}</script>`,
      ),
    ),
  ).toBe(`'self' ${hashOf(first)} ${hashOf(second)}`);
});

test('a script is the same wherever the site is served', () => {
  // The minifier's letters follow from those of the address.
  const script = (base: string, namespace: string, letter: string) =>
    `let ${letter}=read("key${namespace}"); show('<b>${base}</b>'); open('${base}guide')`;
  expect(fingerprint(script('/o1js/', '-a1b', 's'), place)).toBe(
    fingerprint(script('/preview/42/', '-c3d', 'o'), {
      baseUrl: '/preview/42/',
      storageNamespace: '-c3d',
    }),
  );
});

test('an address of the site in a script may be another', () => {
  const other = start('/o1js/assets/js/main.3c4d.js');
  expect(scriptSources(page(`<script>${other}</script>`))).toBe(
    `'self' ${hashOf(other)}`,
  );
});

test.each([
  ['send(document.cookie)'],
  [start('https://other.example/main.js')],
  [start('/o1js//other.example/main.js')],
  [start('/o1js/");send("')],
])('a script that is not listed stops the build: %s', (script) => {
  expect(() => addPolicy(page(`<script>${script}</script>`), policy)).toThrow(
    `does not list: ${script}…`,
  );
});

test('neither a file nor data needs a hash', () => {
  expect(
    scriptSources(
      page(
        '<script src="/o1js/main.js" defer></script>',
        '<script type="application/ld+json">{"a":1}</script>',
      ),
    ),
  ).toBe("'self'");
});

test.each([
  ['without a charset', page().replace('<meta charset=UTF-8>', '')],
  [
    'with an element before its charset',
    page().replace('<head>', '<head><script src="/o1js/a.js"></script>'),
  ],
])('a page %s is refused', (_what, html) => {
  expect(() => addPolicy(html, policy)).toThrow(
    /charset is not the first element/,
  );
});
