import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type Hot, hotPage } from './hot-page';

/** A module that can be replaced, as the bundler sees it. */
function hotModule(data?: Hot['data']) {
  const accept = vi.fn();
  const invalidate = vi.fn();
  let dispose: Parameters<Hot['dispose']>[0];
  const hot: Hot = {
    data,
    accept,
    invalidate,
    dispose: (callback) => (dispose = callback),
  };
  return {
    hot,
    accept,
    invalidate,
    replaced: () => {
      const next = {} as NonNullable<Hot['data']>;
      dispose(next);
      return hotModule(next);
    },
  };
}

const toc = [{ value: 'A heading' }];
const before = () => 'before';
const after = () => 'after';
const drawn = (component: ReturnType<typeof hotPage>) =>
  renderToStaticMarkup(createElement(component));

test('an edit of the content is drawn in the component that is there', () => {
  const first = hotModule();
  const page = hotPage(first.hot, before, { toc });
  expect(first.accept).toHaveBeenCalled();
  expect(drawn(page)).toBe('before');

  const second = first.replaced();
  expect(hotPage(second.hot, after, { toc: [...toc] })).toBe(page);
  expect(second.invalidate).not.toHaveBeenCalled();
  expect(drawn(page)).toBe('after');
});

test('an edit of what is around the content is passed on, and the next one is not', () => {
  const first = hotModule();
  const page = hotPage(first.hot, before, { toc: [] });

  const second = first.replaced();
  const other = hotPage(second.hot, after, { toc });
  expect(second.invalidate).toHaveBeenCalledOnce();
  expect(other).not.toBe(page);
  expect(drawn(other)).toBe('after');

  const third = second.replaced();
  expect(hotPage(third.hot, before, { toc })).toBe(other);
  expect(third.invalidate).not.toHaveBeenCalled();
});
