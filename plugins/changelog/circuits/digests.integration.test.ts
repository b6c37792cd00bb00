import path from 'node:path';
import { expect, test } from 'vitest';
import { installedPackages } from '../exports/packages';
import { circuitChange, readDigests } from './digests';
import { digestOn } from './record';

const siteFolder = path.resolve(import.meta.dirname, '../../..');

test('a contract that changes is told, by the newest older release that is known', () => {
  const digests = { '2.1.0': 'b', '2.0.0': null, '1.9.0': 'b', '1.10.0': 'a' };
  expect(circuitChange('2.1.0', digests)).toBe('changed');
  expect(circuitChange('2.0.0', digests)).toBe('unknown');
  expect(circuitChange('1.10.0', digests)).toBe('changed');
  expect(circuitChange('1.9.0', digests)).toBe('unknown');
  expect(circuitChange('3.0.0', digests)).toBe('unknown');
  expect(circuitChange('1.10.0', { '1.9.0': 'a', '1.10.0': 'a' })).toBe('same');
});

test(
  'what is recorded of documented releases is what their packages say',
  { timeout: 120_000 },
  async () => {
    const digests = readDigests(siteFolder);
    for (const [version, folder] of installedPackages(siteFolder)) {
      expect(
        await digestOn(folder),
        `o1js ${version}. Run: npx tsx plugins/changelog/cli/circuits.ts`,
      ).toBe(digests[version]);
    }
  },
);
