import { Field, Gadgets } from 'o1js';

export function assertPercent(x: Field): void {
  Gadgets.rangeCheckN(16, x);
}
