type Method = (...args: unknown[]) => unknown;

interface StepWatch {
  begins: (step: string) => void;
  ends: (step: string, seconds: number, result: unknown) => void;
}

/**
 * Measures what takes long in a program: compile, verify and each method of a
 * ZkProgram, compile of a SmartContract. The object is changed in place.
 *
 * @param watch told of each step, e.g. `Add.compile` or `Add.run.prove`
 */
export function timeSteps(
  name: string,
  value: unknown,
  { begins, ends }: StepWatch,
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
      begins(`${name}.${step}`);
      const result = await (method as Method).apply(this, args);
      const seconds = (performance.now() - start) / 1000;
      ends(`${name}.${step}`, seconds, result);
      return result;
    };
  }
}
