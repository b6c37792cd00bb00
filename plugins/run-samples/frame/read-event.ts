import type { RunEvent } from '../../../src/components/RunSample/run-data';

const fields: Readonly<Record<string, readonly string[]>> = {
  ready: [],
  running: [],
  ended: [],
  printed: ['number', 'string'],
  result: ['number', 'string', 'boolean'],
  circuit: ['number', 'string', 'number', 'string'],
  time: ['string', 'number'],
  error: ['number', 'number', 'string'],
};

/** What a worker may say: what the page is told, and what only the frame needs. */
export type WorkerEvent =
  Exclude<RunEvent, ['finished', ...unknown[]]> | ['ready'] | ['ended'];

/**
 * Reads what a worker sent. The program in it can send anything.
 *
 * @returns a new event that holds nothing but numbers, texts and booleans; undefined for all else
 */
export function readEvent(data: unknown): WorkerEvent | undefined {
  if (!Array.isArray(data)) return undefined;
  const [type, ...values] = data.slice(0, 8) as unknown[];
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) {
    return undefined;
  }
  const types = fields[type] ?? [];
  const isWhole =
    values.length === types.length &&
    values.every((value, index) => typeof value === types[index]);
  return isWhole ? ([type, ...values] as WorkerEvent) : undefined;
}
