import type { Code } from 'mdast';

/** Blocks that no reader sees. */
const hidden = /\bclaim=/;

/**
 * @param block a fenced block of a guide
 * @returns what its lines throw, as their comments state: `// throws Field.inv(): …`
 */
export function thrownMessages({ lang, meta, value }: Code): string[] {
  if (lang !== 'ts' || hidden.test(meta ?? '')) return [];
  return [...value.matchAll(/\/\/ throws (.+)$/gm)].map(([, message]) =>
    message!.replace(/…$/, '').trim(),
  );
}
