import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** The square is public, the root is private, and only a root of the square passes. */
export const check: Check<typeof Program> = async ({ Root }) => {
  const passes = (publicInput: number, privateInput: number) =>
    Root.rawMethods.prove(Field(publicInput), Field(privateInput)).then(
      () => true,
      () => false,
    );
  if (!(await passes(1369, 37)) && (await passes(37, 1369))) {
    return {
      state: 'not-yet',
      message:
        'The public input is 37, so everyone who has the proof sees your secret root.',
    };
  }
  for (const root of [37, 12]) {
    const square = root * root;
    if (!(await passes(square, root))) {
      return {
        state: 'not-yet',
        message: `You can't prove that ${root} is a root of ${square}, and it is one.`,
      };
    }
  }
  for (const [square, root] of [
    [170, 13],
    [1369, 1369],
    [1369, 36],
  ] as const) {
    if (await passes(square, root)) {
      return {
        state: 'not-yet',
        message: `Your program also proves that ${root} is a root of ${square}. But ${root} × ${root} is ${root * root}.`,
      };
    }
  }
  // A browser can make proofs on pages with two headers only.
  if (!globalThis.crossOriginIsolated) {
    return {
      state: 'passed',
      message:
        '1369 is public, and 37 stays with you. This was a rehearsal without a proof. The real one comes after a reload.',
    };
  }
  await Root.compile();
  const { proof } = await Root.prove(1369, 37);
  const { publicInput } = proof.toJSON();
  if (publicInput.includes('37') || !(await Root.verify(proof))) {
    return { state: 'not-yet', message: 'The proof shows 37 to everyone.' };
  }
  const size = Math.round(JSON.stringify(proof).length / 1000);
  return {
    state: 'passed',
    message: `You made a proof of ${size} kB. Its public input is ${publicInput.join()}, and your 37 isn't in it.`,
  };
};
