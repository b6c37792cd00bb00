// Prepares a process for samples, before each page.
import dns from 'node:dns';
import { isIP } from 'node:net';

process.chdir(process.env.SAMPLES_FOLDER ?? '.');
// vitest does this only for the first page of a process.
process.exit = () => {
  throw new Error('A sample may not end its process.');
};

const lookup = dns.lookup as (host: string, ...rest: unknown[]) => void;
// A server that answers today may be gone tomorrow.
Object.assign(dns, {
  lookup: (host: string, ...rest: unknown[]) => {
    if (host === 'localhost' || isIP(host)) return lookup(host, ...rest);
    throw new Error(
      `no connection to ${host}: Samples have no network. A block that needs one does not run: typecheck="needs a network".`,
    );
  },
});
