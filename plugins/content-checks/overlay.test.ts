import { expect, test, vi } from 'vitest';
import { Overlay } from './overlay';

const problem = (message: string, line = 3) => ({
  page: 'docs/index.mdx',
  line,
  message,
});

/** A server with one browser, and a function that connects another. */
function server() {
  const sendMessage = vi.fn();
  let connect: (client: unknown) => void = () => undefined;
  const overlay = new Overlay();
  overlay.attach({
    sendMessage,
    webSocketServer: {
      clients: ['open'],
      implementation: { on: (_event, listener) => (connect = listener) },
    },
  });
  const sent = () =>
    sendMessage.mock.calls.map(([clients, , data]) => [
      clients as unknown[],
      (data as { file: string; message: string }[]).map(
        ({ file, message }) => `${file} ${message}`,
      ),
    ]);
  return { overlay, sent, connect: (client: unknown) => connect(client) };
}

test('what is wrong is shown once, by page and line', () => {
  const { overlay, sent } = server();
  overlay.show([]);
  overlay.show([problem('One.')]);
  overlay.settle();
  overlay.show([problem('One.', 4), problem('Two.')]);
  expect(sent()).toEqual([
    [['open'], ['docs/index.mdx:3 One.']],
    [['open'], ['docs/index.mdx:3 Two.']],
  ]);
});

test('it comes again when the bundler is done, until a file is saved', () => {
  const { overlay, sent } = server();
  overlay.show([problem('One.')]);
  overlay.repeat();
  overlay.settle();
  overlay.repeat();
  expect(sent()).toHaveLength(2);
});

test('a page that is opened shows all', () => {
  const { overlay, sent, connect } = server();
  overlay.show([problem('One.')]);
  overlay.settle();
  overlay.show([problem('One.')]);
  connect('new');
  expect(sent().at(-1)).toEqual([['new'], ['docs/index.mdx:3 One.']]);
});
