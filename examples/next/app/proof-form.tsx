'use client';

import type { FormEvent } from 'react';
import { Progress } from './progress';
import { useProver } from './use-prover';

/** Two secret factors in, a proof about their product out. */
export function ProofForm() {
  const { isRunning, steps, result, error, prove, stop } = useProver();
  const running = steps.find(({ endedAt }) => endedAt === undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    prove({ a: Number(fields.get('a')), b: Number(fields.get('b')) });
  }

  return (
    <section aria-labelledby="proof">
      <h2 id="proof">Proof</h2>
      {/* `dialog`: a form that is sent before the script runs would take the factors to the host. */}
      <form method="dialog" onSubmit={submit}>
        <Factor name="a" label="First factor" value={641} />
        <Factor name="b" label="Second factor" value={6700417} />
        <button disabled={isRunning}>Prove</button>
        <button type="button" disabled={!isRunning} onClick={stop}>
          Stop
        </button>
      </form>
      <p role="status" className="hidden">
        {running ? running.stage : result && 'done'}
      </p>
      <Progress steps={steps} />
      {error && <p role="alert">{error}</p>}
      {result && (
        <>
          <p>
            The proof that {result.product} is a product of two factors is{' '}
            <strong>{result.isValid ? 'valid' : 'not valid'}</strong>.
          </p>
          <details>
            <summary>The proof as JSON</summary>
            <pre tabIndex={0}>{JSON.stringify(result.proof, null, 2)}</pre>
          </details>
        </>
      )}
    </section>
  );
}

function Factor({
  name,
  label,
  value,
}: {
  name: string;
  label: string;
  value: number;
}) {
  return (
    <label>
      {label}
      <input
        name={name}
        type="number"
        min={1}
        max={2 ** 32 - 1}
        required
        defaultValue={value}
      />
    </label>
  );
}
