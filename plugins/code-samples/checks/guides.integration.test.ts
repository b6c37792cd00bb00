import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { releases } from '../../../config/releases';
import { samplesOfPage } from '../parse/samples-of-page';
import { programsOf } from '../program/programs';
import { defaultLimits } from '../run/limits';
import { ReleaseChecks } from './release-checks';

// The pages work on all releases, so each is checked on all of them.
const siteFolder = path.resolve(import.meta.dirname, '../fixtures/guides');
const pages = ['values.mdx', 'testing.mdx', 'claims.mdx'];

describe.each(releases)('on docs version $docsVersion', (release) => {
  const checks = new ReleaseChecks(release, {
    siteFolder,
    pages: [],
    prove: false,
    only: 'record-costs',
    limits: { ...defaultLimits, run: 60, prove: 60 },
  });

  test.each(pages)('%s is right', { timeout: 60_000 }, async (name) => {
    const { docsVersion } = release;
    const page = samplesOfPage(
      { page: `docs/${name}`, docsVersion },
      siteFolder,
    );
    const programs = programsOf(page);
    checks.checkTypes(programs);
    const problems = [...page.problems];
    for (const program of programs) {
      problems.push(...(await checks.check(program)).problems);
    }
    expect(problems).toEqual([]);
  });
});
