import { useMemo, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import type {
  CodeReport,
  Finding,
  SourceFile,
} from '@site/src/compare/check-code';
import { compareReleases, problemOf } from '@site/src/compare/compare-releases';
import type { CompareData } from '@site/src/compare/data';
import {
  adviceOf,
  bySeverity,
  jsonReport,
  markdownReport,
  severities,
  summaryOf,
} from '@site/src/compare/report';
import CopyButton from './CopyButton';
import { MoveText } from './ChangedSymbol';
import type { loadChecker } from './load';
import styles from './styles.module.css';

interface Props {
  sources: readonly SourceFile[];
  from: string;
  to: string;
  data: CompareData | undefined;
  checker: Awaited<ReturnType<typeof loadChecker>> | undefined;
}

/** What a pair of releases means for code, line by line. */
export default function CodeFindings({
  sources,
  from,
  to,
  data,
  checker,
}: Props): ReactNode {
  const problem = data && (problemOf(data, from) ?? problemOf(data, to));
  const checked = useMemo(() => {
    if (!data || !checker || problem !== undefined) return undefined;
    const comparison = compareReleases(data, from, to);
    const report = checker.checkCode(sources, comparison, checker.types);
    return { comparison, report };
  }, [data, checker, problem, sources, from, to]);
  return (
    <>
      <p role="status">
        {problem ?? (checked ? summaryOf(checked.report) : 'Reading…')}
      </p>
      {checked && (
        <>
          <Report {...checked.report} />
          <div className={styles.choice}>
            <CopyButton
              label="Copy as Markdown"
              textOf={() => markdownReport(checked.comparison, checked.report)}
            />
            <CopyButton
              label="Copy as JSON"
              textOf={() => jsonReport(checked.comparison, checked.report)}
            />
          </div>
        </>
      )}
    </>
  );
}

function Report({ findings, problems }: CodeReport): ReactNode {
  return (
    <>
      {problems.map(({ file, message }) => (
        <p key={file} role="alert">
          <code>{file}</code>: {message}
        </p>
      ))}
      {bySeverity(findings).map(([severity, found]) => (
        <section key={severity} aria-labelledby={`code-${severity}`}>
          <Heading as="h3" id={`code-${severity}`}>
            {severities[severity]} ({found.length})
          </Heading>
          <ul className={styles.list}>
            {found.map((each) => (
              <li key={`${each.file}:${each.line} ${each.name}`}>
                <FindingText {...each} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function FindingText(finding: Finding): ReactNode {
  const { file, line, name, what, move, before, after } = finding;
  return (
    <>
      <strong>
        {file}:{line}
      </strong>{' '}
      <code>{name}</code> {what.replaceAll('`', '')}
      {move ? (
        <MoveText
          move={{ ...move, text: move.text === what ? '' : move.text }}
        />
      ) : (
        before !== undefined &&
        after !== undefined && (
          <details>
            <summary>Signatures of {name}</summary>
            {adviceOf(finding).map((text) => (
              <div key={text}>
                {text
                  .split('`')
                  .map((part, i) =>
                    i % 2 === 1 ? <code key={part}>{part}</code> : part,
                  )}
              </div>
            ))}
          </details>
        )
      )}
    </>
  );
}
