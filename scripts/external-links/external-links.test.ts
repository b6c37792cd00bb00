import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLink } from './check-link';
import { collectLinks } from './collect-links';

test('links that leave the site are collected once, with a page that has them', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'links-'));
  mkdirSync(path.join(folder, 'guide'));
  writeFileSync(
    path.join(folder, 'index.html'),
    `<a href="https://a.example/x#part">x</a> <a href="/o1js/guide">own</a>
     <a href="https://docs.example/o1js/">own</a> <a href="mailto:a@b.example">mail</a>
     <link href="https://c.example/" rel="canonical"> <pre>https://d.example/</pre>`,
  );
  writeFileSync(
    path.join(folder, 'guide/index.html'),
    '<a href="https://a.example/x#other">x</a> <a href=http://b.example>b</a>',
  );
  const links = collectLinks(folder, 'https://docs.example');
  expect([...links.keys()].sort()).toEqual([
    'http://b.example/',
    'https://a.example/x',
  ]);
  expect(links.get('http://b.example/')).toBe(path.join('guide', 'index.html'));
  rmSync(folder, { recursive: true });
});

describe('an address', () => {
  let server: Server;
  let origin = '';
  const asked = new Map<string, number>();
  const timesAsked = (address: string) => asked.get(address) ?? 0;

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.set(url, timesAsked(url) + 1);
      if (url === '/silent') return;
      const isThere =
        url === '/there' || (url === '/late' && timesAsked(url) > 2);
      if (url === '/moved') response.writeHead(302, { Location: '/there' });
      else response.writeHead(isThere ? 200 : url === '/gone' ? 404 : 503);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const check = (address: string) =>
    checkLink(origin + address, { attempts: 3, timeout: 200 }, 1);

  test.each(['/there', '/moved', '/late'])(
    '%s that answers is good',
    async (address) => {
      expect(await check(address)).toBeUndefined();
    },
  );

  test('that is gone is asked for once', async () => {
    expect(await check('/gone')).toBe('answered 404');
    expect(timesAsked('/gone')).toBe(1);
  });

  test('that fails is asked for again, then given up', async () => {
    expect(await check('/broken')).toBe('answered 503');
    expect(timesAsked('/broken')).toBe(3);
  });

  test('that does not answer is given up', async () => {
    expect(await check('/silent')).toMatch(/timeout/);
  });

  test('of a host that is not there is named with the reason', async () => {
    expect(
      await checkLink('http://localhost:1/', { attempts: 1, timeout: 200 }),
    ).toMatch(/ECONNREFUSED|bad port/);
  });
});
