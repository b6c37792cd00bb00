import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@o1js-docs/samples';
import { isStep } from '@o1js-docs/runner/learn/steps';
import { joinProse, measureProse, type Prose } from './measure';
import { compareProse, figuresOf, type Figures } from './targets';

/** The prose of pages, by their path relative to the site's root. */
type Pages = ReadonlyMap<string, Prose>;

const ceilingsFile = 'config/prose-ceilings.json';
const listFiles = ['ls-files', '-z', '-co', '--exclude-standard'];
const texts = ['docs/*.mdx', ':!*.checks.mdx', '*README.md', 'CONTRIBUTING.md'];

/**
 * Measures the guides of Current, the READMEs and CONTRIBUTING.
 *
 * @param isWanted selects pages by their path relative to `siteFolder`
 * @returns the pages that parse, sorted. The steps of a course count as one text in its folder, because a step is too short for rates.
 */
export async function measurePages(
  siteFolder: string,
  isWanted: (page: string) => boolean,
): Promise<Pages> {
  const git = { cwd: siteFolder, encoding: 'utf8' } as const;
  const files = execFileSync('git', [...listFiles, ...texts], git).split('\0');
  const pages = new Map<string, Prose>();
  for (const page of files.filter((file) => file && isWanted(file)).sort()) {
    if (!existsSync(path.join(siteFolder, page))) continue;
    const prose = await measureProse(page, siteFolder);
    if (!prose) continue;
    const course = isStep(page) ? path.posix.join(page, '../..') : undefined;
    if (course) pages.set(course, joinProse(pages.get(course), prose, page));
    else pages.set(page, prose);
  }
  return pages;
}

/**
 * Compares pages with their targets and ceilings. Prints the words to mend of
 * pages with a problem, or of all with `listAll`.
 *
 * @param options.write lowers the ceilings of pages that came nearer to their
 *   targets, and records the figures of all pages if there is no file of ceilings
 */
export function checkProse(
  siteFolder: string,
  pages: Pages,
  { listAll, write }: { listAll: boolean; write: boolean },
): Problem[] {
  const file = path.join(siteFolder, ceilingsFile);
  const exists = (page: string) => existsSync(path.join(siteFolder, page));
  const before = exists(ceilingsFile) ? readFileSync(file, 'utf8') : undefined;
  const recorded = JSON.parse(before ?? '{}') as Record<string, Figures>;
  const next = new Map(Object.entries(recorded));
  for (const page of next.keys()) if (!exists(page)) next.delete(page);
  const problems: Problem[] = [];
  for (const [page, prose] of pages) {
    const isFirst = write && before === undefined;
    const ceilings = isFirst ? figuresOf([prose]) : recorded[page];
    const compared = compareProse(page, prose, ceilings);
    next.set(page, compared.next);
    if (Object.keys(compared.next).length === 0) next.delete(page);
    const message = compared.messages.join('\n');
    if (message) problems.push({ page, line: 1, message });
    const { odd, negations } = prose.findings;
    const toMend = /^negations/m.test(message) ? [...odd, ...negations] : odd;
    if (!message && !listAll) continue;
    for (const words of toMend) console.log(`${page}:${words}`);
  }
  const lines = [...next]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((entry) => entry.map((part) => JSON.stringify(part)).join(': '));
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (write) {
    writeFileSync(file, text);
  } else if (before !== undefined && text !== before) {
    console.log(
      `The prose is better than ${ceilingsFile} says. Lower the ceilings: npm run test:content -- --write`,
    );
  }
  return problems;
}

/** @returns a Markdown table with a row for each page, and one for all together */
export function tableOfFigures(pages: Pages): string {
  const all = [...pages.values()];
  const rows = [
    ...[...pages].map(([page, prose]) => ({ page, ...figuresOf([prose]) })),
    { page: `${all.length} pages`, ...figuresOf(all) },
  ];
  const names = Object.keys(rows[0]!);
  return [names, names.map(() => '---'), ...rows.map(Object.values)]
    .map((cells: readonly unknown[]) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
