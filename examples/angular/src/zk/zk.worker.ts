import type { ProveRequest, WorkerMessage } from './messages';

let isCompiled = false;

addEventListener('message', ({ data }: MessageEvent<ProveRequest>) => {
  proveAndVerify(data).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    post({ type: 'failed', message });
  });
});

async function proveAndVerify({ a, b }: ProveRequest): Promise<void> {
  post({ type: 'stage', stage: 'loading o1js' });
  // Imported here and not at the top, so that the page can show this stage.
  // #region prove
  // o1js 2.15.0 frees memory that it still uses, and then a proof never ends.
  FinalizationRegistry.prototype.register = () => undefined;
  const { Composite } = await import('./composite');

  if (!isCompiled) {
    post({ type: 'stage', stage: 'compiling' });
    await Composite.compile();
    isCompiled = true;
  }

  post({ type: 'stage', stage: 'proving' });
  const product = BigInt(a) * BigInt(b);
  const { proof } = await Composite.factor(product, a, b);

  post({ type: 'stage', stage: 'verifying' });
  const isValid = await Composite.verify(proof);
  // #endregion prove

  post({
    type: 'done',
    result: { product: product.toString(), proof: proof.toJSON(), isValid },
  });
}

function post(message: WorkerMessage): void {
  postMessage(message);
}
