import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy } from './add-policy';

const directives = { 'default-src': ["'self'"], 'script-src': ["'self'"] };

function page(...scripts: string[]): string {
  return `<!doctype html><html><head><meta charset=UTF-8><title>A</title>${scripts.join('')}</head><body></body></html>`;
}

/** The sources of the page's scripts, as its policy has them. */
function scriptSources(html: string): string {
  const policy = /http-equiv="Content-Security-Policy" content="(.*?)"/;
  const [, content = ''] = policy.exec(addPolicy(html, directives)) ?? [];
  return /script-src (.*)$/.exec(content)?.[1] ?? '';
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the policy stands before everything that it rules', () => {
  expect(addPolicy(page(), directives)).toContain(
    `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self'"><title>`,
  );
});

test('each inline script is allowed once, to the letter', () => {
  const script = 'if (1 < 2 && "&amp;")\n  run("<p>");\n';
  expect(
    scriptSources(
      page(
        `<script>${script}</script>`,
        '<script type="module">two()</script>',
        `<script>${script}</script>`,
      ),
    ),
  ).toBe(`'self' ${hashOf(script)} ${hashOf('two()')}`);
});

test('neither a file nor data nor words about a script need a hash', () => {
  expect(
    scriptSources(
      page(
        '<script src="/o1js/main.js" defer></script>',
        '<script type="application/ld+json">{"a":1}</script>',
        '<meta content="<script>words()</script>">',
      ),
    ),
  ).toBe("'self'");
});

test('a page without a place for the policy is refused', () => {
  expect(() => addPolicy('<html><head></head></html>', directives)).toThrow(
    /charset/,
  );
});
