import { describe, test } from 'vitest';
import { isCurrent } from '../../../config/releases';
import { readCosts } from '../measure/circuit-costs';
import { staleCosts } from '../measure/cost-problems';
import { leakedImports } from '../claims/leaked-imports';
import { fewerStatements } from '../claims/recorded';
import { sourceClaimProblems } from '../claims/source-claims';
import { proves } from '../program/programs';
import { tooFewExecuted, tooManyProofs } from './floors';
import { definePages, openProject } from './define-checks';
import { failOn } from './sample-failure';

const project = openProject();
const { checks, options } = project;
const { release, pages, programs } = checks;
const fail = (problems: Parameters<typeof failOn>[0]) =>
  failOn(problems, release.o1jsVersion, options.siteFolder);

test('the fences of every page are written as they must be', () => {
  fail([
    ...pages.flatMap(({ problems }) => problems),
    ...programs.flatMap(leakedImports),
  ]);
});

test('what pages say of the package is what it says', () => {
  const claims = pages.flatMap(({ sourceClaims }) => sourceClaims);
  fail(sourceClaimProblems(claims, release));
});

test('no page has fewer checked statements than before', () => {
  fail(fewerStatements(pages, release, options.siteFolder));
});

definePages(
  project,
  'samples',
  (program) => !proves(program),
  // It has the most pages, and would end long after the others.
  isCurrent(release),
);

// These checks are about a release, not about a page.
describe.skipIf(options.pages.length > 0 || options.only)('release', () => {
  const samples = pages.flatMap((page) => page.samples);
  test('most of the samples are executed', () => {
    fail(tooFewExecuted(samples, release));
  });
  test('few samples prove without the native prover', () => {
    fail(tooManyProofs(programs, release));
  });
  test('every recorded cost belongs to a sample', () => {
    fail(staleCosts(release, readCosts(release, options.siteFolder), samples));
  });
});
