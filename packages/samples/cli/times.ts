// `npx tsx packages/samples/cli/times.ts [page …]` measures the proofs that have a
// name, on this machine, with an empty cache, one after the other: with the native
// prover, and then with WebAssembly. Nothing compares the figures later.
import { spawnSync } from 'node:child_process';

for (const backend of ['native', 'wasm']) {
  const { status } = spawnSync(
    'npm',
    [
      ...['run', 'test:samples', '--', '--tags-filter=prove', '--isolate'],
      ...['--maxWorkers=1', ...process.argv.slice(2)],
    ],
    { stdio: 'inherit', env: { ...process.env, SAMPLES_TIMES: backend } },
  );
  if (status !== 0) process.exit(status ?? 1);
}
