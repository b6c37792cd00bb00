type Method = (...args: unknown[]) => unknown;

/**
 * Measures what takes long in a program: compile, verify and each method of a
 * ZkProgram, compile of a SmartContract. The object is changed in place.
 *
 * @param record called with a step, e.g. `Add.compile` or `Add.run.prove`, and its seconds
 */
export function timeSteps(
  name: string,
  value: unknown,
  record: (step: string, seconds: number) => void,
): void {
  const target = (value ?? {}) as Record<string, unknown>;
  if (typeof target.compile !== 'function') return;
  const methods = Object.keys(target.rawMethods ?? {});
  for (const key of ['compile', 'verify', ...methods]) {
    const method = target[key];
    if (typeof method !== 'function') continue;
    const step = methods.includes(key) ? `${key}.prove` : key;
    target[key] = async function (this: unknown, ...args: unknown[]) {
      const start = performance.now();
      const result = await (method as Method).apply(this, args);
      record(`${name}.${step}`, (performance.now() - start) / 1000);
      return result;
    };
  }
}
