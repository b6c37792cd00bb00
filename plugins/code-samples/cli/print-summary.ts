import type { Counts, Summary } from './summary';

const columns: readonly { head: string; key: keyof Counts }[] = [
  { head: 'blocks', key: 'blocks' },
  { head: 'kept', key: 'kept' },
  { head: 'run', key: 'run' },
  { head: 'proved', key: 'prove' },
  { head: 'tested', key: 'test' },
  { head: 'analysed', key: 'analyze' },
  { head: 'type-checked only', key: 'typecheck' },
  { head: 'compile error', key: 'compile-error' },
  { head: 'statements', key: 'statements' },
  { head: 'failed', key: 'failed' },
  { head: 'not reached', key: 'unverified' },
];

/** Prints a table a release: what was done with the samples of each page. */
export function printSummary({
  releases,
  seconds,
  proofsLeftOut,
  retried,
}: Summary): void {
  for (const { docsVersion, o1js, pages, ...total } of releases) {
    console.log(`\nDocs version ${docsVersion}, o1js ${o1js}`);
    printTable([...Object.entries(pages), ['in all', total]]);
  }
  if (proofsLeftOut) {
    const left = releases.reduce((sum, { unverified }) => sum + unverified, 0);
    console.log(
      `\nLeft out, for they prove or belong to a program that does: ${left}`,
    );
  }
  const kept = releases.reduce((sum, release) => sum + release.kept, 0);
  if (kept > 0) {
    console.log(
      `\nKept, not run: ${kept} samples. They passed before, and nothing that they depend on differs; --fresh runs them.`,
    );
  }
  if (retried.length > 0) {
    console.log(
      `\nFailed beside others, and passed alone. Do they depend on what another program leaves behind?\n${retried.join('\n')}`,
    );
  }
  console.log(`\n${seconds} s`);
}

function printTable(rows: readonly [string, Counts][]): void {
  const cells = [
    ['page', ...columns.map(({ head }) => head), 'share executed'],
    ...rows.map(([page, counts]) => [
      page,
      ...columns.map(({ key }) => String(counts[key])),
      `${Math.floor(counts.executedShare * 100)} %`,
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  for (const [first = '', ...rest] of cells) {
    const numbers = rest.map((cell, i) => cell.padStart(widths[i + 1] ?? 0));
    console.log([first.padEnd(widths[0] ?? 0), ...numbers].join('  '));
  }
}
