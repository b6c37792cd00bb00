import styles from './styles.module.css';

/** Gates by kind of operation. Each kind has a color. */
const kinds: readonly (readonly [RegExp, string | undefined])[] = [
  [/^Poseidon/, styles.hash],
  // Range checks of integers are EndoMulScalar gates.
  [/^(?:RangeCheck|Xor|Rot|Lookup|EndoMulScalar)/, styles.bits],
  [/^ForeignField/, styles.foreign],
  [/^(?:EndoMul|CompleteAdd|VarBaseMul)/, styles.curve],
  [/^Zero/, styles.zero],
];

/** @returns the class with the color of a type of gate; undefined for the accent */
export function classOfGate(type: string): string | undefined {
  return kinds.find(([gate]) => gate.test(type))?.[1];
}
