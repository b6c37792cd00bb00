import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageJson } from './alias-package';
import { run } from './steps';

/** @returns the folders of the example projects, absolute. */
export function exampleProjects(siteFolder: string): string[] {
  const folder = path.join(siteFolder, 'examples');
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((project) => existsSync(path.join(project, 'package.json')));
}

/** @returns the o1js release that a project asks for. */
export function o1jsOf(project: string): string | undefined {
  return read(project).dependencies.o1js;
}

/** Pins another o1js release in an example project, and in its lock file if it has one. */
export async function moveExample(
  project: string,
  version: string,
): Promise<void> {
  if (existsSync(path.join(project, 'package-lock.json'))) {
    await run(
      'npm',
      [
        'install',
        '--package-lock-only',
        '--ignore-scripts',
        '--save-exact',
        `o1js@${version}`,
      ],
      project,
    );
    return;
  }
  const manifest = read(project);
  manifest.dependencies.o1js = version;
  writeFileSync(
    path.join(project, 'package.json'),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
}

function read(project: string): PackageJson {
  return JSON.parse(
    readFileSync(path.join(project, 'package.json'), 'utf8'),
  ) as PackageJson;
}
