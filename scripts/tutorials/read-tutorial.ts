import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Nodes, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '@o1js-docs/samples/parse/fence-meta';
import { tutorialFlags } from '@o1js-docs/samples/parse/flags';
import { parseNotation } from '@o1js-docs/samples/parse/notation';
import { samplesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import { copiesOf, textOf, type Copy } from '@o1js-docs/samples/program/copies';
import { parsePage } from '@o1js-docs/markdown/parse';
import { expectedOf, expectedOfText } from './expected';
import type { CommandStep, FileStep, Tutorial, Step } from './tutorial';

const setUpLink =
  /getting-started\/set-up\.mdx?(#.*)?$|^\.\/set-up\.mdx?(#.*)?$/;

/** A command in a paragraph, whose other code is names. */
const shellCommand = /^(?:\w+=\S* )*(?:npm|npx|node) /;

/**
 * Reads what a page tells its reader to do: titled blocks are files, `sh`
 * blocks and paragraphs that begin with "Run it in [a project](…)" are commands.
 *
 * @param page path relative to `siteFolder`
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns the steps in order; none when the page has no command
 */
export function readTutorial(page: string, siteFolder: string): Tutorial {
  const text = readFileSync(path.join(siteFolder, page), 'utf8');
  const tutorial: Tutorial = {
    page,
    start: 'empty',
    steps: [],
    problems: [],
  };
  // Parsing takes long, and most pages have no command.
  if (!/```sh|set-up\.mdx/.test(text)) return tutorial;
  const tree = parsePage({ file: page, text });
  const { samples, problems } = samplesOfTree(tree, page, siteFolder);
  tutorial.problems.push(...problems);
  const copies = copiesOf(samples);
  const later: Step[] = [];
  visit(tree, (node, index, parent) => {
    const next = parent?.children[(index ?? 0) + 1];
    if (node.type === 'code') {
      const first = (node.position?.start.line ?? 0) + 1;
      const copy = copies.find(({ sample }) => sample.startLine === first);
      readBlock(node, next, tutorial, copy);
    }
    if (node.type === 'paragraph') {
      // "with the two files below: `npm test`"
      const steps = toString(node).includes(' below: ')
        ? later
        : tutorial.steps;
      steps.push(...readRunLine(node, next, tutorial));
    }
  });
  tutorial.steps.push(...later);
  // What is saved behind the last command is not tried by anything.
  const last = tutorial.steps.findLastIndex(({ kind }) => kind === 'command');
  return { ...tutorial, steps: tutorial.steps.slice(0, last + 1) };
}

function readBlock(
  node: Code,
  next: Nodes | undefined,
  { steps, problems }: Tutorial,
  copy: Copy | undefined,
): void {
  const language = node.lang ?? '';
  const line = node.position?.start.line ?? 0;
  const meta = parseFenceMeta(node.meta ?? '', tutorialFlags);
  if (meta.flags.has('aside')) return;
  if (language === 'sh') {
    const step = command(node.value, line, next, steps);
    const until = meta.flags.get('until');
    steps.push(until ? { ...step, until } : step);
    return;
  }
  const { visible, expectedErrors } = parseNotation(node.value);
  if (expectedErrors.length > 0) return;
  if (copy) return saveCopy(copy, line, steps);
  if (!meta.title) return;
  // A title may say which part of the file it is: "angular.json, build".
  const [file = ''] = meta.title.split(', ');
  const keys = meta.flags.get('source')?.split('#')[1];
  const text = language === 'ts' ? visible : node.value;
  const entry = language === 'json' ? entryOf(text) : undefined;
  if (!entry) {
    steps.push({ kind: 'file', line, path: file, text: `${text}\n` });
  } else if (Object.keys(entry).length !== 1) {
    problems.push({ line, message: `State one entry of ${file} a block.` });
  } else {
    const [[name, value] = ['', undefined]] = Object.entries(entry);
    const path = keys ? keys.split('.') : [name];
    steps.push({ kind: 'entry', line, path: file, keys: path, value });
  }
}

/** Saves what Copy gives: a block without a title continues its file. */
function saveCopy(copy: Copy, line: number, steps: Step[]): void {
  const text = `${textOf(copy)}\n`;
  const above = steps.findLast(
    (step) => step.kind === 'file' && step.path === copy.file,
  );
  const isContinued = above?.kind === 'file' && !copy.sample.title;
  steps.push({
    kind: 'file',
    line,
    path: copy.file,
    text: isContinued ? above.text + text : text,
  });
}

/** @returns the commands of a paragraph that tells how to run what is above it, or below it */
function readRunLine(
  node: Paragraph,
  next: Nodes | undefined,
  tutorial: Tutorial,
): CommandStep[] {
  const [words, link] = node.children;
  if (words?.type !== 'text' || words.value !== 'Run it in ') return [];
  if (link?.type !== 'link' || !setUpLink.test(link.url)) return [];
  const line = node.position?.start.line ?? 0;
  const commands = node.children.flatMap((child) =>
    child.type === 'inlineCode' && shellCommand.test(child.value)
      ? child.value
      : [],
  );
  if (commands.length > 0) tutorial.start = 'project';
  return commands.map((value) => command(value, line, next, tutorial.steps));
}

function command(
  text: string,
  line: number,
  next: Nodes | undefined,
  steps: readonly Step[],
): CommandStep {
  const file = fileOf(text, steps);
  const isOutput =
    next?.type === 'code' &&
    next.lang === 'text' &&
    !/\b(title|aside)=/.test(next.meta ?? '');
  const expected = isOutput
    ? expectedOfText(next.value)
    : file
      ? expectedOf(file)
      : { printed: [] };
  return { kind: 'command', line, command: text, expected };
}

/** @returns the file that a command runs: `npx tsx a.ts` and `npm start build/a.js` run `a.ts` */
function fileOf(text: string, steps: readonly Step[]): FileStep | undefined {
  const words = text.split(/\s+/);
  return steps
    .filter((step) => step.kind === 'file')
    .findLast(
      ({ path }) =>
        path.endsWith('.ts') &&
        (words.includes(path) ||
          words.includes(`build/${path.replace(/ts$/, 'js')}`)),
    );
}

/** @returns the entries of a block such as `"browserslist": […]`; undefined when it is a whole file. */
function entryOf(text: string): Record<string, unknown> | undefined {
  if (/^\s*[{[]/.test(text)) return undefined;
  return JSON.parse(`{${text}}`) as Record<string, unknown>;
}
