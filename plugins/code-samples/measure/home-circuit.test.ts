import { expect, test } from 'vitest';
import { currentRelease } from '../../../config/releases';
import { homeCircuit } from '../../../src/theme/NotFound/Content/circuit';
import { readCosts } from './circuit-costs';

test('the circuit on the page for unknown addresses is the one of the home page', () => {
  const { adult } = readCosts(currentRelease(), process.cwd()).samples;
  expect(homeCircuit).toBe(adult?.circuits['Adult.prove']?.order);
});
