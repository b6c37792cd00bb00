import type { Code } from 'mdast';

/** Blocks that readers don't see. */
const hidden = /\bclaim=/;

/**
 * @param block a fenced block of a guide
 * @returns the messages that its lines throw, from their comments: `// throws Field.inv(): …`
 */
export function thrownMessages({ lang, meta, value }: Code): string[] {
  if (lang !== 'ts' || hidden.test(meta ?? '')) return [];
  return [...value.matchAll(/\/\/ throws (.+)$/gm)].map(([, message]) =>
    message!.replace(/…$/, '').trim(),
  );
}
