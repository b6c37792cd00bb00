import type { Check, Outcome } from './outcome';

/**
 * Checks the exports of a learner's program.
 *
 * @param exports the module of the program
 * @returns what the check found
 * @throws Error that names an export that the check needs, and the program doesn't have
 */
export async function runCheck(
  check: Check<unknown>,
  exports: object,
): Promise<Outcome> {
  const program = new Proxy(
    { ...exports },
    {
      get(own, name, receiver): unknown {
        if (Reflect.has(own, name)) return Reflect.get(own, name, receiver);
        throw Error(
          `The check needs ${String(name)}, and your program doesn't export it. Take it from the start of the task.`,
        );
      },
    },
  );
  return await check(program);
}
