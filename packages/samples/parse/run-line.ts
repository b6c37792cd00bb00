import type { Nodes } from 'mdast';

/** A paragraph that says how to run the sample above it: "Run it in [a project](…): `npm start build/a.js`." */
export interface RunLine {
  /** Target of the link that explains in which project to run the command. */
  url: string;
  /** In order; none where the paragraph states none. */
  commands: string[];
}

/** @returns the run line that a node is, undefined for all other nodes */
export function runLineOf(node: Nodes): RunLine | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [words, link] = node.children;
  if (words?.type !== 'text' || words.value !== 'Run it in ') return undefined;
  if (link?.type !== 'link') return undefined;
  const commands = node.children.flatMap((child) =>
    child.type === 'inlineCode' ? child.value : [],
  );
  return { url: link.url, commands };
}

/** @returns whether a command runs a file: `npx tsx a.ts` and `npm start build/a.js` run `a.ts` */
export function runs(command: string, file: string): boolean {
  if (!file.endsWith('.ts')) return false;
  const stem = file.slice(0, -'.ts'.length);
  const words = command.split(/\s+/);
  return [`build/${stem}.js`, file].some((word) => words.includes(word));
}
