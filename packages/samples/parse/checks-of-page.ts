import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Blockquote, Code, Paragraph, Root } from 'mdast';
import { readHeadings } from '@o1js-docs/markdown/headings';
import type { PackageQuote } from '../statements/package-quote';
import { textOfNode } from '@o1js-docs/markdown/visible-text';
import type { Problem, Sample } from '../sample';
import { checksFileOf } from './checks-file';
import { sampleOfFence } from './sample-of-fence';
import { tryParse } from './samples-of-page';

/** A sentence about o1js, and where its check is. */
export interface Statement {
  /** The words, on one line, without markup. */
  text: string;
  /** A block quote is a quote of the page. A paragraph is fine print, which the page shows. */
  node: Blockquote | Paragraph;
  /** Line in the file of checks. */
  line: number;
}

/** Statements of a section, and the block that checks them. */
export interface PageCheck {
  /** Anchor of the page's section; empty for the part above the first heading. */
  section: string;
  /** Line of the section's heading in the file of checks. */
  sectionLine: number;
  statements: Statement[];
  /** Line of the block in the file of checks. */
  line: number;
  /** Code that runs in the page's program. */
  sample?: Sample;
  /** Lines of the package. */
  packageQuote?: PackageQuote;
}

/** A statement that the page shows in `Exactly`. */
export interface FinePrint extends Statement {
  node: Paragraph;
  /** Line of the block that checks it. */
  codeLine: number;
}

/** The file of a page's checks, read. */
export interface ChecksFile {
  /** Relative to the site's root, e.g. `docs/basic-types/field.checks.mdx`. */
  file: string;
  checks: PageCheck[];
  problems: Problem[];
}

/**
 * Reads the file of checks beside a page. A heading names a section of the page by its
 * anchor. Below it come statements, each followed by the code that checks it. Several
 * statements may share one block.
 *
 * @param siteFolder absolute path of the folder that `page` is relative to
 * @returns no checks if the page has no such file
 */
export function checksOfPage(page: string, siteFolder: string): ChecksFile {
  const file = checksFileOf(page);
  const absolute = path.join(siteFolder, file);
  if (!existsSync(absolute)) return { file, checks: [], problems: [] };
  return readChecks(readFileSync(absolute, 'utf8'), file);
}

/** @returns the checks in the text of a file of checks */
export function readChecks(text: string, file: string): ChecksFile {
  const checks: PageCheck[] = [];
  const problems: Problem[] = [];
  const report = (line: number, message: string) =>
    problems.push({ page: file, line, message });
  const parsed = tryParse(file, text);
  if (!parsed.tree) return { file, checks, problems: [parsed.problem] };
  const { tree } = parsed;
  const headings = readHeadings(tree);
  let section = '';
  let sectionLine = 1;
  let waiting: Statement[] = [];
  const reportUnchecked = () => {
    for (const { line, text: words } of waiting) {
      report(
        line,
        `No code checks “${words}”. Put a ts block below the statement.`,
      );
    }
    waiting = [];
  };
  for (const node of tree.children) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      reportUnchecked();
      section = headings.get(node)?.text ?? '';
      sectionLine = line;
    } else if (node.type === 'paragraph' || node.type === 'blockquote') {
      waiting.push({ text: textOfNode(node), node, line });
    } else if (node.type === 'code') {
      const { check, found } = readCheck(node, file);
      problems.push(...found);
      if (waiting.length === 0) {
        report(
          line,
          'No statement is above this block. Write what it checks: a sentence, or `> ` and a quote of the page.',
        );
      }
      const at = { section, sectionLine, line };
      checks.push({ ...at, statements: waiting, ...check });
      waiting = [];
    } else if (node.type !== 'yaml' && !isComment(node)) {
      report(
        line,
        'A file of checks contains headings, statements, quotes and code, and nothing else.',
      );
    }
  }
  reportUnchecked();
  return { file, checks, problems };
}

/** @returns the fine print of a section, in order */
export function finePrintOf(
  checks: readonly PageCheck[],
  section: string,
): FinePrint[] {
  return checks
    .filter((check) => check.section === section)
    .flatMap(({ statements, line: codeLine }) =>
      statements.flatMap(({ node, ...statement }) =>
        node.type === 'paragraph' ? { ...statement, node, codeLine } : [],
      ),
    );
}

/** Comments of MDX explain a check to its next author. */
function isComment(node: Root['children'][number]): boolean {
  return (
    node.type === 'mdxFlowExpression' && /^\s*\/\*[^]*\*\/\s*$/.test(node.value)
  );
}

/** `o1js/src/lib/mina/v1/fetch.ts:12-14`, the source of a quote */
const linesOfPackage = /^o1js\/(?<file>[^:]+):(?<from>\d+)(?:-(?<to>\d+))?$/;

function readCheck(
  node: Code,
  file: string,
): { check: Pick<PageCheck, 'sample' | 'packageQuote'>; found: Problem[] } {
  const { sample, source, problems } = sampleOfFence(node, {
    file,
    isCheck: true,
  });
  const place = linesOfPackage.exec(source ?? '')?.groups;
  if (place) {
    const packageQuote = {
      page: file,
      line: node.position?.start.line ?? 1,
      file: place.file ?? '',
      from: Number(place.from),
      to: Number(place.to ?? place.from),
      text: node.value,
    };
    return { check: { packageQuote }, found: [] };
  }
  return { check: sample ? { sample } : {}, found: problems };
}
