import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  errorOf,
  input,
  isFooled,
  notYet,
  run,
  short,
  unchecked,
  untried,
} from '../../attack';
import type * as Program from './start';

/** The square is public, the root is private, and only a root of the square passes. */
export const check: Check<typeof Program> = async ({ Root }) => {
  const spare = untried(Root, 'prove');
  if (spare) return spare;
  const { publicInputType, privateInputTypes, publicOutputType } = Root;
  const [rootType] = privateInputTypes.prove;
  // Both may have another type than Field.
  const circuit = (square: number, root: number) => () =>
    Root.rawMethods.prove(
      publicInputType.fromFields([unchecked(square)]),
      input(rootType, () => rootType.fromFields([Field(root)])),
    );
  const passes = async (square: number, root: number) =>
    !(await errorOf(circuit(square, root)));
  const inputs = [publicInputType, ...privateInputTypes.prove];
  if (inputs.map((type) => type.sizeInFields()).join() !== '1,1') {
    return notYet(
      'The proof needs one public number, the square, and one private number, the root. Keep both in the program.',
    );
  }
  if (!(await passes(1369, 37)) && (await passes(37, 1369))) {
    return notYet(
      'The public input is 37, so everyone who has the proof sees your secret root.',
    );
  }
  // A program of the reader may return one.
  const read = (made: unknown) => {
    const { publicOutput } = (made ?? {}) as { publicOutput?: undefined };
    return publicOutputType.toFields(publicOutput).map(short);
  };
  const honest = await run(circuit(1369, 37), read);
  const shown = 'result' in honest ? honest.result : [];
  const other = shown.find((number) => number !== '1369');
  if (other !== undefined) {
    return notYet(
      `The public output is ${other}, and everyone who has the proof sees it. Show only the square.`,
    );
  }
  const random = 100 + Math.floor(Math.random() * 1000);
  for (const root of [37, 12, 1, 0, random]) {
    const square = root * root;
    const error = await errorOf(circuit(square, root));
    if (!error) continue;
    return notYet(
      `Your program can't prove that ${root} is a root of ${square}, but ${root} × ${root} is ${square}.`,
      { error },
    );
  }
  for (const [square, root] of [
    [170, 13],
    [1369, 1369],
    [1369, 36],
    [1369, 0],
    [2, 1],
    [random * random + 1, random],
    [random, random],
    [37, 1369],
    // Both sides times a number, or squared.
    [0, 5],
    [-1369, 37],
  ] as const) {
    if (!(await isFooled(circuit(square, root)))) continue;
    return notYet(
      `Your program also proves that ${root} is a root of ${square}. But ${root} × ${root} is ${root * root}.`,
    );
  }
  // A browser can make proofs on pages with two headers only.
  if (!globalThis.crossOriginIsolated) {
    return {
      state: 'passed',
      message:
        '1369 is public, and 37 stays with you. Check ran your program without making a proof. For a real proof, the page has to be reloaded.',
    };
  }
  await Root.compile();
  const { proof } = await Root.prove(1369, 37);
  const { publicInput } = proof.toJSON();
  if (publicInput.includes('37') || !(await Root.verify(proof))) {
    return notYet('The proof shows 37 to everyone.');
  }
  const size = Math.round(JSON.stringify(proof).length / 1000);
  return {
    state: 'passed',
    message: `You made a proof of ${size} kB. Its public input is ${publicInput.join()}, and your 37 isn't in it.`,
  };
};
