import { setTimeout as pause } from 'node:timers/promises';

/** Answers that another attempt may change. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Asks for an address as a reader's browser would, again after a passing fault.
 *
 * @param attempts how often at most
 * @param timeout milliseconds to wait for one answer
 * @param rest milliseconds to wait before the second attempt; the next ones wait longer
 * @returns what is wrong with the address, `undefined` when it answers
 */
export async function checkLink(
  address: string,
  { attempts, timeout }: { attempts: number; timeout: number },
  rest = 2000,
): Promise<string | undefined> {
  let problem: string | undefined;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt > 1) await pause(rest * (attempt - 1));
    try {
      const response = await fetch(address, {
        headers: { Accept: 'text/html,*/*', 'User-Agent': 'Mozilla/5.0' },
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (response.ok) return undefined;
      problem = `answered ${response.status}`;
      if (!passing.has(response.status)) return problem;
    } catch (error) {
      const { message, cause } = error as Error;
      problem = cause instanceof Error ? cause.message : message;
    }
  }
  return problem;
}
