import { expect, test } from 'vitest';
import { currentRelease } from '../../../../config/releases';
import { readCosts } from '../../../../plugins/code-samples/measure/circuit-costs';
import { homeCircuit } from './circuit';

test('the drawn circuit is the one of the home page', () => {
  const { adult } = readCosts(currentRelease(), process.cwd()).samples;
  expect(homeCircuit).toBe(adult?.circuits['Adult.prove']?.order);
});
