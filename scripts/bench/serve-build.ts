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

/** Builds the site if there is no build yet, and serves it on a free port. */
export async function serveBuild(): Promise<ServedBuild> {
  const folder = path.resolve('build');
  const basePath = site.baseUrl;
  if (!existsSync(folder)) {
    execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
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
