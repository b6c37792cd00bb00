/** How long a program may run before it is killed, in seconds. */
export interface Limits {
  run: number;
  prove: number;
}

export const defaultLimits: Limits = { run: 300, prove: 600 };
