import { Field } from 'o1js';

export function assertPercent(x: Field): void {
  x.assertLessThanOrEqual(100, 'more than 100');
}
