import { useEffect, useState, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import { verifyAddress } from './address';
import { loadData } from './files';
import {
  keyId,
  proofFragment,
  type ProofJson,
  type SharedProof,
} from './shared-proof';

interface Props {
  /** A proof as JSON, with the verification key of its program. */
  proof: { key: string; json: string } | undefined;
}

/** Sends or saves a proof that was made here, if the site knows its program. */
export default function ProofActions({ proof }: Props): ReactNode {
  const [known, setKnown] = useState<{ of: object; shared: SharedProof }>();
  const [said, say] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    if (proof) {
      withKnownKey(proof, controller.signal).then(
        (shared) => {
          say('');
          setKnown({ of: proof, shared });
        },
        () => undefined,
      );
    }
    return () => controller.abort();
  }, [proof]);
  if (!proof || known?.of !== proof) return null;
  const { shared } = known;
  const copy = async () => {
    const address = `${window.location.origin}${verifyAddress}`;
    const link = address + (await proofFragment(shared));
    await navigator.clipboard.writeText(link).then(
      () => say('Link copied. Who opens it verifies the proof.'),
      () => say('The browser blocked copying. Save the proof.'),
    );
  };
  const save = () => {
    const file = { proof: shared.proof, verificationKey: proof.key };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
    );
    link.download = 'proof.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className="button-row">
      <Button kind="primary" size="sm" onClick={() => void copy()}>
        Copy link
      </Button>
      <Button size="sm" onClick={save}>
        Save proof
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}

/** @throws Error if the site has no page for proofs of this program */
async function withKnownKey(
  { key, json }: { key: string; json: string },
  signal: AbortSignal,
): Promise<SharedProof> {
  const id = await keyId(key);
  await loadData(`keys/${id}.json`, signal);
  signal.throwIfAborted();
  return { key: id, proof: JSON.parse(json) as ProofJson };
}
