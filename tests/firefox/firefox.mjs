#!/usr/bin/env node
// Playwright's Firefox is a build of its own. This one starts the Firefox of the system
// (`FIREFOX_PATH`, or Debian's), and stands between them: Playwright asks for a few things
// that the long-term release doesn't know yet. It gets the answer that nothing happened.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const binary = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const firefox = spawn(binary, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', ({ message }) => {
  console.error(`${message}\nInstall firefox-esr, or set FIREFOX_PATH.`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => firefox.kill(signal));
}

/** Commands that it may not know, and what Playwright is told instead. */
const pretended =
  /^(?:emulation\.|network\.addDataCollector|browser\.setDownloadBehavior|network\.setExtraHeaders)/;
const resultOf = (method) =>
  method === 'network.addDataCollector' ? { collector: 'none' } : {};

const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;
let log = '';
firefox.stderr.on('data', (data) => {
  log += data;
  const [, address] = announcement.exec(log) ?? [];
  if (!address) return process.stderr.write(data);
  log = '';
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('listening', () => {
    const { port } = server.address();
    process.stderr.write(
      `WebDriver BiDi listening on ws://127.0.0.1:${port}\n`,
    );
  });
  server.on('connection', (client, { url }) => connect(client, address + url));
});

/** Passes messages on between Playwright and the browser. */
function connect(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false });
  const early = [];
  const asked = new Map();
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text);
  });
  client.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (pretended.test(method)) asked.set(id, method);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('message', (data) => client.send(known(data.toString(), asked)));
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
}

/** @returns a message of the browser, or the answer in its place */
function known(text, asked) {
  if (asked.size === 0) return text;
  const { id, type, error } = JSON.parse(text);
  const method = asked.get(id);
  if (!asked.delete(id) || type !== 'error') return text;
  return error === 'unknown command'
    ? JSON.stringify({ type: 'success', id, result: resultOf(method) })
    : text;
}
