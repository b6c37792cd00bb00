import type { CodeReport, Finding, Severity } from './check-code';
import type { Comparison } from './compare-releases';

/** What becomes of a use, as a heading; the gravest first. */
export const severities: Readonly<Record<Severity, string>> = {
  breaks: 'Breaks',
  behaves: 'Does something else',
  perhaps: 'Perhaps breaks',
  deprecated: 'Deprecated',
};

/** @returns the findings of one severity after the other, those of a file together */
export function bySeverity(
  findings: readonly Finding[],
): readonly (readonly [Severity, readonly Finding[]])[] {
  return (Object.keys(severities) as Severity[])
    .map(
      (severity) =>
        [
          severity,
          findings.filter((each) => each.severity === severity),
        ] as const,
    )
    .filter(([, found]) => found.length > 0);
}

/** @returns what was read and found, as a sentence */
export function summaryOf({
  files,
  lines,
  uses,
  findings,
  problems,
}: CodeReport): string {
  const counts = bySeverity(findings).map(
    ([severity, found]) =>
      `${found.length} ${severities[severity].toLowerCase()}`,
  );
  const read = `${counted(files, 'file')}, ${counted(lines, 'line')}, ${counted(uses, 'use')} of o1js`;
  if (problems.length > 0) {
    counts.push(`${counted(problems.length, 'file')} not read`);
  }
  return `${read}: ${counts.join(', ') || 'nothing of it changes'}.`;
}

/** @returns a report of somebody's code as Markdown, to paste into an issue */
export function markdownReport(
  { from, to }: Comparison,
  report: CodeReport,
): string {
  const parts = bySeverity(report.findings).map(([severity, found]) =>
    [
      `## ${severities[severity]}`,
      found
        .map((each) => {
          const { file, line, name, what } = each;
          return [
            `- \`${file}:${line}\` \`${name}\`: ${what}`,
            ...adviceOf(each).map((text) => `  ${text}`),
          ].join('\n');
        })
        .join('\n'),
    ].join('\n\n'),
  );
  const problems = report.problems.map(
    ({ file, message }) => `- \`${file}\`: ${message}`,
  );
  return `${[
    `# o1js ${from} to ${to}`,
    summaryOf(report),
    ...parts,
    ...(problems.length > 0 ? ['## Not read', problems.join('\n')] : []),
  ].join('\n\n')}\n`;
}

/** @returns what to write instead, a text a line; what the finding says already is not repeated */
export function adviceOf({ what, move, before, after }: Finding): string[] {
  return [
    ...(move && move.text !== what ? [move.text] : []),
    ...(move?.after
      ? [`Write: \`${move.after.trim().split('\n').join(' ')}\``]
      : []),
    ...(before !== undefined && after !== undefined && !move
      ? [`Before: \`${oneLine(before)}\``, `After: \`${oneLine(after)}\``]
      : []),
  ];
}

/** @returns the same for programs */
export function jsonReport(
  { from, to }: Comparison,
  report: CodeReport,
): string {
  return JSON.stringify({ from, to, ...report }, null, 2);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function counted(count: number, unit: string): string {
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}
