import { expect, test } from 'vitest';
import { compareFigures } from './compare-figures';
import type { ScaleFigures } from './measure';

const three: ScaleFigures = {
  versions: 3,
  pages: 836,
  cold: { seconds: 100, cpuSeconds: 200, megabytes: 2000 },
  warm: { seconds: 50, cpuSeconds: 80, megabytes: 2000 },
  edited: { seconds: 60, cpuSeconds: 90, megabytes: 2000 },
  start: 10_000,
  edit: 2_000,
  buildMegabytes: 80,
  firstVisit: 57_000,
  started: 232_000,
  searchRows: 190_000,
};

test('figures stand by number of versions, with the ratio of the last to the first', () => {
  const ten = {
    ...three,
    versions: 10,
    cold: { ...three.cold, seconds: 300 },
    firstVisit: 57_200,
  };
  const compared = compareFigures([three, ten]);
  expect(compared['cold build, s']).toEqual({
    '3 versions': 100,
    '10 versions': 300,
    ratio: 3,
    limit: 'ratio 3',
    met: true,
  });
  expect(compared['first visit, B']).toMatchObject({ ratio: 1, met: true });
  expect(compared.pages).not.toHaveProperty('met');
});

test('a limit is not met by a figure above it, nor by one that was not measured', () => {
  const ten = {
    ...three,
    versions: 10,
    cold: { ...three.cold, megabytes: 2501 },
    start: 11_600,
    edit: NaN,
  };
  const compared = compareFigures([three, ten]);
  expect(compared['cold build, MB']).toMatchObject({ met: false });
  expect(compared['npm start, ms']).toMatchObject({ ratio: 1.2, met: false });
  expect(compared['an edit, ms']).toMatchObject({ met: false });
});
