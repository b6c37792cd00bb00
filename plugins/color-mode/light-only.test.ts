import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { expect, test } from 'vitest';
import { lightOnly, stockScript } from './light-only';

const template = '<html <%~ it.htmlAttributes %>><%~ it.preBodyTags %>';

/** A page, as Docusaurus writes it with a template. */
async function render(preBodyTags: string): Promise<string> {
  const write = await compileSSGTemplate(lightOnly(template));
  const data = { htmlAttributes: 'lang="en"', preBodyTags };
  return write(data as Parameters<typeof write>[0]);
}

test('a page is light by itself, and no script says so', async () => {
  expect(await render(`<svg></svg>${stockScript('')}`)).toBe(
    '<html data-theme="light" lang="en"><svg></svg>',
  );
});

test('what else the script does is kept', async () => {
  expect(await render(stockScript('(function() { other(); })();'))).toContain(
    '><script>(function() { other(); })();</script>',
  );
});

test('a template that is not known is refused', () => {
  expect(() => lightOnly('<html>')).toThrow(/color-mode/);
});
