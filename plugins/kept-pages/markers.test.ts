import { expect, test } from 'vitest';
import { markKept, markRendered, readMarks } from './markers';

test('a rendered page is found between its marks, with the comments that React writes', () => {
  const html = '<p>a<!-- -->b</p>';
  expect(readMarks(`<body>${markRendered('k1', html)}</body>`)).toEqual({
    key: 'k1',
    before: '<body>',
    html,
    after: '</body>',
  });
});

test('a page that shows the marks as text ends where it ends', () => {
  const html = '<code>&lt;!--/page--&gt;</code><!--/page-->';
  expect(readMarks(markRendered('k1', html))?.html).toBe(html);
});

test('a kept page has its key, and what the template looks for', () => {
  const mark = markKept('k1', ['id="page-data"']);
  expect(mark).toContain('id="page-data"');
  expect(readMarks(`<body>${mark}</body>`)).toEqual({
    key: 'k1',
    before: '<body>',
    after: '</body>',
  });
});

test('a page outside of the docs has no marks', () => {
  expect(readMarks('<body><!-- --></body>')).toBeUndefined();
});
