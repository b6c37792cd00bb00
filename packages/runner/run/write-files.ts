import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { writeFile } from '@o1js-docs/project/write-file';
import { learnFolder, pollArchive, runFolder } from './paths';
import type { CompilerFiles, KnownProgram, RunData, StepFile } from './data';
import { readCosts } from '@o1js-docs/samples/measure/circuit-costs';
import { readTimes } from '@o1js-docs/samples/measure/times';
import { readKeys } from '@o1js-docs/samples/measure/verification-keys';
import { samplesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import { DiskCache } from '@o1js-docs/project/cache/disk-cache';
import { checksOfStep } from '../learn/steps';
import { parsePage } from '@o1js-docs/markdown/parse';
import { commonErrors } from './common-errors';
import { type Asset, o1jsBundle } from './o1js-bundle';
import { type PageRunData, pageRunData } from './page-data';
import {
  libraryDeclarations,
  releaseDeclarations,
} from './compile/declarations';
import { guidePrograms } from './guide-programs';
import { pageProject } from './page-project';
import {
  emitChecks,
  frameDocument,
  isolationScript,
  jsonAsset,
  workerScript,
} from './scripts';

/** A guide and its address. */
export interface GuidePage {
  /** Path from the site's folder. */
  file: string;
  permalink: string;
  title: string;
}

/**
 * Writes all files that samples and the playground need in the browser.
 *
 * @param outDir the site's root. This plugin's folders in it are replaced.
 * @param pages of each docs version
 * @throws Error if a release's package is incomplete
 */
export function writeFiles(
  outDir: string,
  pages: ReadonlyMap<string, readonly GuidePage[]>,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): void {
  const folder = path.join(outDir, runFolder);
  rmSync(folder, { recursive: true, force: true });
  const writeJson = (name: string, data: unknown) =>
    write(folder, { name, content: Buffer.from(JSON.stringify(data)) });
  write(folder, frameDocument());
  const worker = write(folder, workerScript('worker'));
  const compiler = write(folder, workerScript('compile'));
  write(outDir, isolationScript());
  // The example projects, as downloads. The course has its finished project.
  const examples = path.join(siteDir, 'examples');
  const built = ['node_modules', 'dist', 'out', '.next', '.angular'];
  const others = built.map((name) => `--exclude=${name}`);
  for (const name of ['angular', 'next', 'poll', 'zkapp']) {
    const archive =
      name === 'poll'
        ? path.join(outDir, learnFolder, pollArchive)
        : path.join(folder, 'projects', `${name}.tgz`);
    mkdirSync(path.dirname(archive), { recursive: true });
    execFileSync('tar', ['-czf', archive, ...others, '-C', examples, name]);
  }
  const library = write(folder, jsonAsset('types', libraryDeclarations()));
  for (const release of releases) {
    const { docsVersion } = release;
    const installed = installedRelease(release, siteDir);
    const bundle = o1jsBundle(installed);
    write(folder, bundle);
    const { samples: costs } = readCosts(release, siteDir);
    const times = readTimes(release, siteDir);
    const { samples: keys } = readKeys(release, siteDir);
    const common = {
      o1js: installed.o1jsVersion,
      bundle: { file: bundle.name, bytes: bundle.content.length },
      worker,
      errors: commonErrors(release, siteDir, baseUrl),
    };
    const types = jsonAsset(
      `types-${installed.o1jsVersion}`,
      releaseDeclarations(installed),
    );
    const files: CompilerFiles = {
      ...common,
      compiler,
      declarations: [write(folder, types), library],
    };
    for (const { file, permalink, title } of pages.get(docsVersion) ?? []) {
      const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
      const name = `${route || 'index'}.json`;
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      const tree = parsePage({ file, text });
      const { samples } = samplesOfTree(tree, file, siteDir);
      const ids = samples.flatMap(({ id }) => id ?? []);
      const input = [
        text,
        samples,
        ids.map((id) => [costs[id], times.samples[id]]),
      ];
      const ofPage = ofPages.get(input, () =>
        pageRunData(samples, costs, times.samples),
      );
      const programs = guidePrograms(samples, times);
      for (const [program, list] of Object.entries(keys[file] ?? {})) {
        const declares = new RegExp(`\\b${program} = ZkProgram\\(`);
        const { claim } = samples.find(({ code }) => declares.test(code)) ?? {};
        for (const key of list) {
          const known = { ...common, program, title, route, claim, key };
          writeJson(`keys/${keyId(key)}.json`, known satisfies KnownProgram);
        }
      }
      const project = path.join(examples, 'project');
      const zip = pageProject(file, samples, tree, project);
      if (zip) write(folder, zip);
      if (programs.length > 0) writeJson(`programs/${name}`, programs);
      if (ofPage) {
        writeJson(`pages/${name}`, { ...common, ...ofPage } satisfies RunData);
      }
      const checks = checksOfStep(file, siteDir);
      if (checks.length > 0) {
        const step: StepFile = { ...files, checks: checks.map(emitChecks) };
        writeJson(name, step);
      }
    }
    writeJson(`releases/${installed.o1jsVersion}.json`, files);
  }
}

/** @returns the name of a verification key, as the browser computes it in src/components/Run/shared-proof.ts */
function keyId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** Computing the data of pages is slow. */
const ofPages = new DiskCache<PageRunData | undefined>('guide-programs', [
  new URL('page-data.ts', import.meta.url).href,
]);

/** @returns the name of the file */
function write(folder: string, { name, content }: Asset): string {
  writeFile(path.join(folder, name), content);
  return name;
}
