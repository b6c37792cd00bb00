import { describe, expect, test } from 'vitest';
import dummyProofs from './dummy-proofs.json';

describe.for(['o1js', 'o1js-2.5.0', 'o1js-2.4.0'])('%s', (npmPackage) => {
  test('makes the dummy proofs that the web bundle gets', async () => {
    const { ZkProgram } = (await import(npmPackage)) as typeof import('o1js');
    const program = ZkProgram({
      name: 'empty',
      methods: { run: { privateInputs: [], async method() {} } },
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
