import type { Code } from 'mdast';

/**
 * @param block a fenced block of a guide
 * @returns the messages that its lines throw, from their comments: `// throws Field.inv(): …`
 */
export function thrownMessages({ lang, value }: Code): string[] {
  if (lang !== 'ts') return [];
  return [...value.matchAll(/\/\/ throws (.+)$/gm)].map(([, message]) =>
    message!.replace(/…$/, '').trim(),
  );
}
