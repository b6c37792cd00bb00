import { expect, test } from 'vitest';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { Figures } from './figures';

const root = projectFolder;
const figures = new Figures(installedRelease(releases[0]!, root), root);

test('figures of the example projects are written with their unit', () => {
  expect(figures.download('next', 'page', 'gzip')).toMatch(/^\d+ kB$/);
  expect(figures.download('next', 'prover', 'raw')).toMatch(/^\d+\.\d MB$/);
  expect(figures.browserTime('angular', 'proving')).toMatch(/^\d+(\.\d)? s$/);
  expect(figures.browserMeasuredOn('angular')).toMatch(/ in Chromium \d/);
});

test('a project or part that was not measured is answered with what to do', () => {
  expect(() => figures.download('vue', 'page', 'gzip')).toThrow(
    /No figures are recorded of “vue”.*npx tsx scripts\/test-examples\.ts --write$/,
  );
  expect(() => figures.download('next', 'css', 'raw')).toThrow(
    'Name one of: page, prover',
  );
});
