import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { site } from '../../config/site';
import { startGithubPagesServer } from '../github-pages-server';

/** The production build, served for a measurement. */
export interface ServedBuild {
  folder: string;
  basePath: string;
  /** Address of the base path. */
  url: string;
  close: () => void;
}

/** Serves a build on a free port; builds the site first if there is no such folder. */
export async function serveBuild(outDir = 'build'): Promise<ServedBuild> {
  const folder = path.resolve(outDir);
  const basePath = site.baseUrl;
  if (!existsSync(folder)) {
    execFileSync('npm', ['run', 'build', '--', '--out-dir', outDir], {
      stdio: 'inherit',
    });
  }
  const server = await startGithubPagesServer({ folder, basePath, port: 0 });
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    basePath,
    url: `http://localhost:${port}${basePath}`,
    close: () => server.close(),
  };
}
