/**
 * Serves the production build at http://localhost:3000/o1js/ like GitHub
 * Pages. `--port` chooses another port, `--folder` another build.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { site } from '../config/site';
import { startGithubPagesServer } from './github-pages-server';
import { stop } from './stop';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    folder: { type: 'string', default: 'build' },
  },
});
if (!existsSync(values.folder)) {
  stop(`There is no ${values.folder}/ to serve. Run: npm run build`);
}
try {
  const server = await startGithubPagesServer({
    folder: values.folder,
    basePath: site.baseUrl,
    port: Number(values.port),
  });
  const { port } = server.address() as AddressInfo;
  console.log(
    `Serving ${values.folder}/ at http://localhost:${port}${site.baseUrl}`,
  );
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  stop(`Port ${values.port} is taken. Run: npm run serve -- --port 3001`);
}
