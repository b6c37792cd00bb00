import type { KnownProgram, RunJob } from '@o1js-docs/runner/run/data';
import type { ProofJson } from '@site/src/components/Run/shared-proof';

/** What the job prints, as JSON: whether a proof is valid. */
export interface Verified {
  of: 'copy' | 'proof';
  isValid: boolean;
  seconds: number;
}

/**
 * A program that verifies a proof. It first verifies a copy with one changed
 * digit, which has to fail. That takes long, because o1js prepares its parameters
 * with the first proof. The second shows how fast a verifier is.
 *
 * @param proof was read by shared-proof.ts, so it has only texts and numbers
 */
export function verifyJob(
  proof: ProofJson,
  { key }: Pick<KnownProgram, 'key'>,
): RunJob {
  const inputs = JSON.stringify({
    copy: withChangedDigit(proof),
    proof,
  });
  const code = `import { verify } from "o1js:";
const key = ${JSON.stringify(key)};
for (const [of, proof] of Object.entries(${inputs})) {
  const begin = performance.now();
  const isValid = await verify(proof, key).catch((error) => {
    if (of === 'proof') throw error;
    return false;
  });
  const seconds = (performance.now() - begin) / 1000;
  console.log(JSON.stringify({ of, isValid, seconds }));
}`;
  return { code, results: [], samples: [], seconds: 600 };
}

/** @returns the proof with one other digit in its middle */
export function withChangedDigit(proof: ProofJson): ProofJson {
  const text = atob(proof.proof);
  const middle = text.length >> 1;
  const at = middle + Math.max(0, text.slice(middle).search(/[0-9a-f]{8}/i));
  const other = text[at] === '1' ? '2' : '1';
  const changed = text.slice(0, at) + other + text.slice(at + 1);
  return { ...proof, proof: btoa(changed) };
}
