import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const compressed = /^(text|application)\/|svg/;

/** The answer to a request for a path. */
export type Answer =
  { status: 200 | 404; file: string } | { status: 301 | 302; location: string };

/**
 * Answers like GitHub Pages. The address of a folder is redirected to its closing
 * slash, `page` finds `page.html`, and any other address gets 404.html.
 *
 * @param folder absolute path of the built site
 * @param basePath the site's base path, with slashes at both ends
 * @param pathname the request's decoded path, without query
 */
export function answer(
  folder: string,
  basePath: string,
  pathname: string,
): Answer {
  const notFound: Answer = {
    status: 404,
    file: path.join(folder, '404.html'),
  };
  if (pathname === '/' && basePath !== '/') {
    return { status: 302, location: basePath };
  }
  if (`${pathname}/` === basePath) return { status: 301, location: basePath };
  if (!pathname.startsWith(basePath)) return notFound;

  const target = path.join(folder, pathname.slice(basePath.length));
  if (target !== folder && !target.startsWith(path.join(folder, path.sep))) {
    return notFound;
  }
  if (pathname.endsWith('/')) {
    const index = path.join(target, 'index.html');
    return isFile(index) ? { status: 200, file: index } : notFound;
  }
  if (isFile(target)) return { status: 200, file: target };
  if (isFile(path.join(target, 'index.html'))) {
    return { status: 301, location: `${pathname}/` };
  }
  if (isFile(`${target}.html`)) return { status: 200, file: `${target}.html` };
  return notFound;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Serves a built site like GitHub Pages, with its compression and caching headers.
 *
 * @param options folder of the build, base path with slashes at both ends, port (0: any free one), and headers that another host might add
 * @returns the listening server
 */
export async function startGithubPagesServer(options: {
  folder: string;
  basePath: string;
  port: number;
  headers?: Readonly<Record<string, string>>;
}): Promise<Server> {
  const folder = path.resolve(options.folder);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(
      request.url ?? '/',
      'http://localhost',
    );
    let decoded: string;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const found = answer(folder, options.basePath, decoded);
    if ('location' in found) {
      response
        .writeHead(found.status, {
          Location: encodeURI(found.location) + search,
        })
        .end();
      return;
    }
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      response.setHeader(name, value);
    }
    send(
      response,
      found,
      /\bgzip\b/.test(String(request.headers['accept-encoding'])),
      request.method === 'HEAD',
    );
  });
  // With Node's five seconds, a request on a kept connection can come too late.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, () => resolve());
  });
  return server;
}

function send(
  response: ServerResponse,
  { status, file }: { status: number; file: string },
  gzip: boolean,
  headOnly: boolean,
): void {
  if (!isFile(file)) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
  const zip = gzip && compressed.test(type);
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'max-age=600',
    'Access-Control-Allow-Origin': '*',
    Vary: 'Accept-Encoding',
    ...(zip && { 'Content-Encoding': 'gzip' }),
  });
  if (headOnly) {
    response.end();
    return;
  }
  // The stream ends early if the reader leaves. This is not an error.
  const done = () => undefined;
  if (zip) pipeline(createReadStream(file), createGzip(), response, done);
  else pipeline(createReadStream(file), response, done);
}
