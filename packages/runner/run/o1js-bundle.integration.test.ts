// @module-tag nightly
import type * as O1js from 'o1js';
import { describe, expect, test } from 'vitest';
import { releases } from '@o1js-docs/project/releases';
import dummyProofs from './dummy-proofs.json';

describe.for(releases)('$npmPackage', ({ npmPackage }) => {
  test('makes the dummy proofs that the web bundle gets', async () => {
    const { ZkProgram } = (await import(npmPackage)) as typeof O1js;
    const program = ZkProgram({
      name: 'empty',
      methods: { run: { privateInputs: [], method: () => Promise.resolve() } },
    });
    const EmptyProof = ZkProgram.Proof(program);
    for (const [key, recorded] of Object.entries(dummyProofs)) {
      const [proofs, domain] = key.split(',').map(Number);
      const proof = await EmptyProof.dummy(
        undefined,
        undefined,
        proofs as 0 | 1 | 2,
        domain,
      );
      expect(proof.toJSON().proof === recorded, key).toBe(true);
    }
  });
});
