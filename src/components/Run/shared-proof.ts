import { pack, unpack } from './pack';

/** A proof as `toJSON` of o1js gives it. */
export interface ProofJson {
  publicInput: string[];
  publicOutput: string[];
  maxProofsVerified: number;
  /** Base64. */
  proof: string;
}

/** A proof with what is needed to verify it. */
export interface SharedProof {
  /** `keyId` of the program's verification key. */
  key: string;
  proof: ProofJson;
}

/** @returns the name of a verification key in addresses: the first 16 digits of its SHA-256 */
export async function keyId(verificationKey: string): Promise<string> {
  const bytes = new TextEncoder().encode(verificationKey);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** @returns the fragment of a link to a proof, with `#`. Half of its letters are saved, because the text inside a proof is Base64 of text. */
export async function proofFragment({
  key,
  proof,
}: SharedProof): Promise<string> {
  const { publicInput, publicOutput, maxProofsVerified } = proof;
  const inner = atob(proof.proof);
  const parts = [publicInput, publicOutput, maxProofsVerified, inner];
  return `#${new URLSearchParams({ key, proof: await pack(JSON.stringify(parts)) })}`;
}

const broken = 'The proof in the link is not complete. Copy the whole link.';

/**
 * @param fragment of an address, with `#`
 * @returns the proof in it; undefined for other fragments
 * @throws RangeError if it can't be read
 */
export async function readFragment(
  fragment: string,
): Promise<SharedProof | undefined> {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const packed = query.get('proof');
  if (packed === null) return undefined;
  const key = query.get('key') ?? '';
  try {
    const [publicInput, publicOutput, maxProofsVerified, inner] = JSON.parse(
      await unpack(packed),
    ) as unknown[];
    const proof = {
      publicInput,
      publicOutput,
      maxProofsVerified,
      proof: btoa(String(inner)),
    };
    if (!isProof(proof)) throw new TypeError(broken);
    return { key, proof };
  } catch (error) {
    throw new RangeError(broken, { cause: error });
  }
}

/**
 * @param text of a file: JSON with `proof` and `verificationKey`
 * @throws RangeError if it is another file
 */
export async function readProofFile(text: string): Promise<SharedProof> {
  let file: { verificationKey?: unknown; proof?: unknown };
  try {
    file = Object(JSON.parse(text)) as typeof file;
  } catch (error) {
    throw new RangeError('The file is not JSON.', { cause: error });
  }
  const { verificationKey, proof } = file;
  if (!isProof(proof) || typeof verificationKey !== 'string') {
    throw new RangeError(
      'The file needs two entries: "proof" with what proof.toJSON() gives, and "verificationKey" with the data of the key.',
    );
  }
  return { key: await keyId(verificationKey), proof };
}

function isProof(value: unknown): value is ProofJson {
  const { publicInput, publicOutput, maxProofsVerified, proof } = Object(
    value,
  ) as Record<string, unknown>;
  const isNumbers = (list: unknown) =>
    Array.isArray(list) &&
    list.every((item) => typeof item === 'string' && /^\d{1,80}$/.test(item));
  return (
    isNumbers(publicInput) &&
    isNumbers(publicOutput) &&
    [0, 1, 2].includes(maxProofsVerified as number) &&
    typeof proof === 'string' &&
    /^[A-Za-z0-9+/=]+$/.test(proof)
  );
}
