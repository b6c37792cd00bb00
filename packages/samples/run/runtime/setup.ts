// Prepares a process for samples, before each page.
import dns from 'node:dns';

process.chdir(process.env.SAMPLES_FOLDER ?? '.');
// vitest does this only for the first page of a process.
process.exit = () => {
  throw new Error('A sample may not end its process.');
};
// A server that answers today may be gone tomorrow.
Object.assign(dns, {
  lookup: (host: string) => {
    throw new Error(
      `no connection to ${host}: samples have no network, and 127.0.0.1 is this machine. A block that needs a network does not run: typecheck="needs a network".`,
    );
  },
});
