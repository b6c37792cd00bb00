import path from 'node:path';
import { releases } from '../../config/releases';
import { releaseOfPage } from '../../plugins/code-samples/parse/pages';
import {
  pagesIncluding,
  pagesNaming,
} from '../../plugins/content-checks/named-files';
import { coveredSources } from '../../tests/browser/covered-sources';
import type { Change } from './changes';
import { unitTestsOf } from './unit-tests';

/** Files that a check looks at: some, or all that it knows. */
export type Files = readonly string[] | 'all';

/** What a set of changed files can change, check by check. */
export interface Selection {
  format: Files;
  spelling: Files;
  lint: Files;
  /** Whether types are checked, and what is unused looked for: both read the whole project. */
  code: boolean;
  content: Files;
  /** Pages whose samples run. */
  samples: readonly string[];
  /** Unit tests, by path. */
  unit: readonly string[];
  /** Scripts of package.json. */
  scripts: readonly string[];
  /** Specs of tests/browser. */
  browser: readonly string[];
  /** What else could differ: `npm test` shows it. */
  left: readonly string[];
}

/** What the selection has to know besides the files' names. */
export interface Project {
  /** Absolute path of the root. */
  folder: string;
  /** @returns whether the samples of a guide differ from those on main. */
  samplesDiffer: (page: string) => boolean;
  /** @returns pages whose figures differ from those on main in a file of recorded figures. */
  pagesOfFigures: (file: string) => string[];
}

/** Files that a check depends on as a whole. */
const settings = {
  format: /^\.prettier|^\.editorconfig$/,
  spelling: /^(?:cspell\.config\.yaml|project-words\.txt)$/,
  lint: /^(?:eslint\.config\.mjs|tsconfig\.json)$/,
  content:
    /^(?:sidebars\.ts|versions\.json|versioned_sidebars\/|config\/(?:redirects|releases)\.ts|tests\/published-routes\.txt|plugins\/(?:content-checks|markdown)\/|src\/theme\/MDXComponents\.ts)/,
  samples: /^plugins\/code-samples\/(?!.*(?:\.test\.ts|README\.md)$)/,
  packages: /^package-lock\.json$/,
} as const;

const code = /\.(?:[cm]?[jt]s|tsx)$/;
const figures = /\/_measured\/(?:circuit-costs|statements)\.json$/;

/** @returns what a set of changed files can change. */
export function select(
  changes: readonly Change[],
  { folder, samplesDiffer, pagesOfFigures }: Project,
): Selection {
  const all = changes.map((change) => change.path);
  const there = changes.filter(({ gone }) => !gone).map((c) => c.path);
  const is = (pattern: RegExp) => all.some((file) => pattern.test(file));
  const some = (pattern: RegExp, files: readonly string[]): Files =>
    is(pattern) ? 'all' : files;

  const guides = there.filter(isGuide);
  const goneGuides = changes.some((change) => change.gone && isGuide(change.path)); // prettier-ignore
  const showing = [
    ...pagesIncluding(all.filter(isPart), folder),
    // Links to headings, images and included files.
    ...pagesNaming(all, folder),
  ];
  const ofExamples = pagesNaming(
    all.filter((file) => file.startsWith('examples/')),
    folder,
  );
  const source = there.filter((file) => code.test(file) && !inFixtures(file));
  const changedCode = all.some((file) => code.test(file) && !inFixtures(file));
  const codeOrPackages = changedCode || is(/^package\.json$|tsconfig\.json$/);
  return {
    format: some(settings.format, there),
    spelling: some(
      settings.spelling,
      there.filter((file) => /\.mdx?$/.test(file)),
    ),
    lint: some(settings.lint, source),
    code: codeOrPackages,
    content:
      goneGuides || is(settings.content)
        ? 'all'
        : unique([...guides, ...showing]),
    samples: unique([
      ...guides.filter(samplesDiffer),
      ...ofExamples,
      ...all.filter((file) => figures.test(file)).flatMap(pagesOfFigures),
    ]),
    unit: unitTestsOf(all, folder),
    scripts: [
      ...(is(/(?:^|\/)\.github\/workflows\//) ? ['test:workflows'] : []),
      ...(is(/^changelog\//) ? ['test:changelog'] : []),
    ],
    browser: specsOf(all),
    left: [
      ...(is(settings.packages) ? ['what the packages can change'] : []),
      ...(is(settings.samples) ? ['the samples of all pages'] : []),
    ],
  };
}

/** @returns the specs that show one of the files at work, or are it. */
function specsOf(files: readonly string[]): string[] {
  return Object.entries(coveredSources)
    .filter(([spec, sources]) =>
      files.some(
        (file) =>
          !file.endsWith('.test.ts') &&
          (file === `tests/browser/${spec}` ||
            sources.some((s) => file === s || file.startsWith(`${s}/`))),
      ),
    )
    .map(([spec]) => spec);
}

function isGuide(file: string): boolean {
  return file.endsWith('.mdx') && releaseOfPage(file, releases) !== undefined;
}

function isPart(file: string): boolean {
  return isGuide(file) && path.posix.basename(file).startsWith('_');
}

/** Fixtures are wrong on purpose. */
function inFixtures(file: string): boolean {
  return file.includes('/fixtures/') || file.startsWith('examples/');
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].sort();
}
