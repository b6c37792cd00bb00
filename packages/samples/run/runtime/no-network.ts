import { Socket } from 'node:net';

const thisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** The advice for a sample that uses a network. */
export const networkAdvice =
  'Samples have no network. A block that needs one does not run: typecheck="needs a network".';

const blocked = Symbol.for('code-samples.no-network');

/**
 * Blocks connections to other machines, once in a process. A server that answers
 * today may be gone tomorrow, and then a sample would fail.
 */
export function blockNetwork(): void {
  if (blocked in Socket.prototype) return;
  Object.assign(Socket.prototype, { [blocked]: true });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is applied to the socket below
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (host !== undefined && !thisMachine.test(host)) {
      throw new Error(`no connection to ${host}: ${networkAdvice}`);
    }
    return (connect as (...args: unknown[]) => Socket).apply(this, args);
  };
}

/** @returns the host that Socket.connect connects to; undefined for a pipe. */
function hostOf(args: readonly unknown[]): string | undefined {
  // Node passes its own calls on as an array of options and callback.
  const [target, host] = (
    Array.isArray(args[0]) ? args[0] : args
  ) as readonly unknown[];
  if (typeof target === 'number') {
    return typeof host === 'string' ? host : 'localhost';
  }
  if (typeof target !== 'object' || target === null) return undefined;
  const options = target as { host?: string; path?: string; port?: unknown };
  if (options.port === undefined) return undefined;
  return options.host ?? 'localhost';
}
