import type { NextConfig } from 'next';

// Without these two headers a page cannot share memory with its workers, and
// o1js cannot start its threads. They belong on every response: the document, and
// the scripts of workers as well.
const isolationHeaders = [
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Embedder-Policy', value: 'require-corp' },
];

const serverConfig: NextConfig = {
  headers: () =>
    Promise.resolve([{ source: '/:path*', headers: isolationHeaders }]),
};

// `npm run export`: plain files for a host like GitHub Pages, which sends no
// headers of ours. BASE_PATH is the folder they are served from: /my-project.
const basePath = process.env.BASE_PATH ?? '';
const exportConfig: NextConfig = {
  output: 'export',
  basePath,
  env: { NEXT_PUBLIC_ISOLATION_WORKER: `${basePath}/isolation-worker.js` },
};

const config: NextConfig = {
  // This project only, although folders above have a package-lock.json too.
  turbopack: { root: import.meta.dirname },
  ...(process.env.STATIC_EXPORT ? exportConfig : serverConfig),
};

export default config;
