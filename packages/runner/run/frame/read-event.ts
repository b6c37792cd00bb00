import type { RunEvent } from '../data';

const fields: Readonly<Record<string, readonly string[]>> = {
  ready: [],
  running: [],
  ended: [],
  printed: ['number', 'string'],
  result: ['number', 'string', 'boolean'],
  circuit: ['number', 'string', 'number', 'string'],
  step: ['string'],
  time: ['string', 'number'],
  proof: ['string', 'string'],
  outcome: ['string', 'string', 'number', 'number'],
  error: ['number', 'number', 'string'],
};

/** A message of a worker: an event for the page, or a message only for the frame. */
export type WorkerEvent =
  Exclude<RunEvent, ['finished', ...unknown[]]> | ['ready'] | ['ended'];

/**
 * Validates a message of a worker, because its program can send anything.
 *
 * @returns a new event with only numbers, strings and booleans; undefined for an invalid message
 */
export function readEvent(data: unknown): WorkerEvent | undefined {
  if (!Array.isArray(data)) return undefined;
  const [type, ...values] = data.slice(0, 8) as unknown[];
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) {
    return undefined;
  }
  const types = fields[type] ?? [];
  const isValid =
    values.length === types.length &&
    values.every((value, index) => typeof value === types[index]);
  return isValid ? ([type, ...values] as WorkerEvent) : undefined;
}
