import { createHash } from 'node:crypto';

/** @returns a short text that changes with any part of a value that JSON can hold. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
