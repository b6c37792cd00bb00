import type { Code, Heading, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { runLineOf, runs } from './run-line';

/** The flag of blocks that are files of an example project. */
const included = /(^|\s)source=/;

/** A problem at a line of the page. */
interface Finding {
  line: number;
  message: string;
}

/** @returns problems of a page that doesn't say how to run its first sample, or whose commands run no sample that prints something */
export function runLineProblems(tree: Root): Finding[] {
  const nodes: (Code | Heading | Paragraph)[] = [];
  visit(tree, (node) => {
    if (['code', 'heading', 'paragraph'].includes(node.type)) {
      nodes.push(node as Code | Heading | Paragraph);
    }
  });
  const ofCommands = nodes.flatMap((node, i) =>
    (runLineOf(node)?.commands ?? []).flatMap((command) =>
      silent(command, nodes.slice(0, i), node.position?.start.line ?? 1),
    ),
  );
  return [...withoutCommand(nodes), ...ofCommands];
}

function withoutCommand(
  nodes: readonly (Code | Heading | Paragraph)[],
): Finding[] {
  const isCommand = (node: (typeof nodes)[number]) =>
    (node.type === 'code' && node.lang === 'sh') ||
    runLineOf(node) !== undefined;
  const first = nodes.findIndex(
    (node) =>
      isCommand(node) ||
      (node.type === 'code' && node.lang === 'ts' && isToRun(node)),
  );
  const sample = nodes[first];
  // The commands at the start of a page already say how to run its files.
  if (sample?.type !== 'code' || isCommand(sample)) return [];
  const end = nodes.findIndex(
    (node, i) => i > first && node.type === 'heading' && node.depth === 2,
  );
  const section = nodes.slice(first, end < 0 ? undefined : end);
  if (section.some(isCommand)) return [];
  const line = sample.position?.start.line ?? 1;
  const message =
    'Say below the first sample how to run it: Run it in [a project](../getting-started/set-up.mdx): `npm start build/file.js`.';
  return [{ line, message }];
}

function silent(
  command: string,
  above: readonly (Code | Heading | Paragraph)[],
  line: number,
): Finding[] {
  if (!/(^|\s)(build\/\S+\.js|\S+\.ts)(\s|$)/.test(command)) return [];
  const block = above.findLast(
    (node): node is Code =>
      node.type === 'code' &&
      runs(command, /(?:^|\s)title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? ''),
  );
  if (!block) {
    const message = `No block above has the file that ${command} runs as its title.`;
    return [{ line, message }];
  }
  if (/console\.log\([^]*\/\/ =>|\/\/ throws /.test(block.value)) return [];
  const message = `${command} prints nothing that the page states. Add console.log(...); // => what it prints.`;
  return [{ line: block.position?.start.line ?? line, message }];
}

function isToRun(node: Code): boolean {
  return !included.test(node.meta ?? '');
}
