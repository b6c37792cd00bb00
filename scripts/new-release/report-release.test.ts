import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type IssueTracker, reportRelease } from './report-release';

let server: Server;
let tracker: IssueTracker;
let issues: { title: string; body?: string }[] = [];
let asked: string[] = [];

beforeEach(async () => {
  issues = [];
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== 'Bearer good') {
      response.writeHead(403).end('forbidden');
      return;
    }
    let body = '';
    request.on('data', (text: Buffer) => (body += text.toString()));
    request.on('end', () => {
      if (body) issues.push(JSON.parse(body) as { title: string });
      response.end(JSON.stringify(issues));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  tracker = {
    api: `http://localhost:${port}`,
    repository: 'a/b',
    token: 'good',
  };
});
afterEach(() => {
  server.close();
});

test('a newer release is reported once', async () => {
  expect(await reportRelease('2.15.0', '2.16.0', tracker)).toBe('reported');
  expect(issues).toMatchObject([{ title: 'Document o1js 2.16.0' }]);
  expect(issues[0]?.body).toContain('npm run o1js:upgrade -- 2.16.0');
  expect(await reportRelease('2.15.0', '2.16.0', tracker)).toBe(
    'reported before',
  );
  expect(issues).toHaveLength(1);
  expect(asked[0]).toContain('/repos/a/b/issues?state=all');
});

test('another release is reported beside an older one', async () => {
  issues.push({ title: 'Document o1js 2.16.0' });
  expect(await reportRelease('2.15.0', '2.17.0', tracker)).toBe('reported');
});

test('nobody is asked while the newest release is documented', async () => {
  expect(await reportRelease('2.15.0', '2.15.0', tracker)).toBe('up to date');
  expect(asked).toEqual([]);
});

test('a refusal is an error that says what was refused', async () => {
  await expect(
    reportRelease('2.15.0', '2.16.0', { ...tracker, token: 'bad' }),
  ).rejects.toThrow(/GET .* answered 403: forbidden/);
});
