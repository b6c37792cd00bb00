import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FakeApi } from './fake-api';

/** @returns a listener for an HTTP server, which answers with the fake API. */
function answerHttp(api: FakeApi): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const text = (
        request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw
      ).toString();
      const url = request.url ?? '';
      const { status, body } = api.answer({
        method: request.method ?? '',
        url,
        // Browsers send the key in the address, servers in a header.
        key:
          (request.headers['x-algolia-api-key'] as string | undefined) ??
          new URL(url, 'http://localhost').searchParams.get(
            'x-algolia-api-key',
          ) ??
          undefined,
        body: text ? (JSON.parse(text) as unknown) : undefined,
      });
      // Status 0 means that the connection breaks.
      if (status === 0) {
        request.socket.destroy();
        return;
      }
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(JSON.stringify(body));
    });
  };
}

/**
 * Serves a fake API on this machine.
 *
 * @returns hosts for Algolia's client, and a function that stops the server
 */
export async function serveApi(api: FakeApi) {
  const server = createServer(answerHttp(api));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hosts: [
      {
        url: `localhost:${port}`,
        accept: 'readWrite' as const,
        protocol: 'http' as const,
      },
    ],
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
