import { expect, test } from 'vitest';
import { nothingRun } from './run-state';
import { stepsOf } from './steps';

const told = (state: Partial<typeof nothingRun>) =>
  stepsOf({ ...nothingRun, ...state }).map(
    ({ label, seconds, isRunning, expected }) =>
      `${label}${isRunning ? ' …' : ''} ${seconds ?? ''}/${expected ?? ''}`,
  );
const expected = {
  isOwn: false,
  seconds: { 'Adult.compile': 40, 'Adult.prove.prove': 30, 'Adult.verify': 3 },
};

test('steps are done, running, and ahead, with names of people', () => {
  const state = {
    progress: 'Running',
    times: [{ step: 'Adult.compile', seconds: 50 }],
    step: 'Adult.prove.prove',
    expected,
  };
  expect(told(state)).toEqual(['Compile 50/40', 'Prove … /30', 'Verify /3']);
  // A run that has ended announces nothing.
  expect(told({ ...state, progress: '', step: undefined })).toEqual([
    'Compile 50/40',
  ]);
});

test('two steps with one verb say what they are of', () => {
  const times = ['Add.compile', 'Main.compile', 'Add.run.prove'].map(
    (step) => ({ step, seconds: 1 }),
  );
  expect(told({ times })).toEqual([
    'Compile Add 1/',
    'Compile Main 1/',
    'Prove 1/',
  ]);
});
