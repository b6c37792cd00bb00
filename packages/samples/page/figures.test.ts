import { expect, test } from 'vitest';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { figures, readFigures } from './figures';

const recorded = readFigures(
  installedRelease(releases[0]!, projectFolder),
  projectFolder,
);
const show = (name: string, attributes: Record<string, string>) =>
  figures[name]!(recorded, attributes);

test('figures of the example projects are written with their unit', () => {
  expect(show('Download', { of: 'next', part: 'page' })).toMatch(/^\d+ kB$/);
  expect(show('Download', { of: 'next', part: 'prover', as: 'raw' })).toMatch(
    /^\d+\.\d MB$/,
  );
  expect(show('BrowserTime', { of: 'angular', stage: 'proving' })).toMatch(
    /^\d+(\.\d)? s$/,
  );
  expect(show('BrowserMeasuredOn', { of: 'angular' })).toMatch(
    / in Chromium \d/,
  );
});

test('a project or part that was not measured is answered with what to do', () => {
  expect(() => show('Download', { of: 'vue', part: 'page' })).toThrow(
    /No figures are recorded of “vue”.*npx tsx scripts\/test-examples\.ts --write$/,
  );
  expect(() => show('Download', { of: 'next', part: 'css' })).toThrow(
    'Name one of: page, prover',
  );
});
