/** A production build that is served and driven. */
export interface Site {
  name: string;
  url: string;
  /** Makes the build, run in the example's folder. */
  build: string;
  /** The example's folder. */
  folder: string;
  /** Serves it, run in the project's root. */
  serve: string;
  /** Whether the host sends the headers, or a service worker has to add them. */
  sendsHeaders: boolean;
}

const server = 'npx tsx tests/examples/serve.ts';
const base = '/my-project';

/** Each example, as on a host that sends its headers and as on GitHub Pages, which sends none. */
export const sites: readonly Site[] = [
  // Before the next one: both builds use the folder .next, and the server
  // needs its own there.
  {
    name: 'next-on-github-pages',
    url: `http://localhost:3232${base}/`,
    folder: 'examples/next',
    build: `BASE_PATH=${base} npm run export`,
    serve: `${server} --folder examples/next/out --port 3232 --base ${base}/`,
    sendsHeaders: false,
  },
  {
    name: 'next',
    url: 'http://localhost:3231/',
    folder: 'examples/next',
    build: 'npm run build',
    serve: 'npm --prefix examples/next start -- --port 3231',
    sendsHeaders: true,
  },
  {
    name: 'angular',
    url: 'http://localhost:3233/',
    folder: 'examples/angular',
    build: 'npm run build',
    serve: `${server} --folder examples/angular/dist --port 3233 --vercel examples/angular/vercel.json`,
    sendsHeaders: true,
  },
  {
    name: 'angular-on-github-pages',
    url: `http://localhost:3234${base}/`,
    folder: 'examples/angular',
    build: `npm run build -- --output-path out --base-href ${base}/`,
    serve: `${server} --folder examples/angular/out/browser --port 3234 --base ${base}/`,
    sendsHeaders: false,
  },
];
