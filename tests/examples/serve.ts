import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startGithubPagesServer } from '../../scripts/github-pages-server';

// Serves a folder of files as GitHub Pages does, or, with a vercel.json, with
// the headers that this file has for every address.
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    port: { type: 'string', default: '' },
    base: { type: 'string', default: '/' },
    vercel: { type: 'string' },
  },
});

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

function headersOf(file: string): Record<string, string> {
  const config = JSON.parse(readFileSync(file, 'utf8')) as VercelConfig;
  const forAll = config.headers.filter(({ source }) => source === '/(.*)');
  return Object.fromEntries(
    forAll.flatMap(({ headers }) =>
      headers.map(({ key, value }) => [key, value]),
    ),
  );
}

void startGithubPagesServer({
  folder: values.folder,
  basePath: values.base,
  port: Number(values.port),
  headers: values.vercel ? headersOf(values.vercel) : {},
});
