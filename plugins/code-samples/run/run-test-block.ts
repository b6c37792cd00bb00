import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Problem } from '../sample';
import { testFiles, type Program } from '../program/programs';
import type { ReleaseFolder } from '../release-folder';
import { environmentOf } from './environment';
import type { Limits } from './limits';
import { killAfter, startNode } from './start-node';

/** The parts of vitest's JSON report that are read. */
interface VitestReport {
  numTotalTests: number;
  testResults: {
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
    }[];
  }[];
}

const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const config = path.join(import.meta.dirname, 'test-block.config.ts');

/** Runs a `test` block as the vitest file it is. */
export async function runTestBlock(
  program: Program,
  release: ReleaseFolder,
  limits: Limits,
): Promise<Problem[]> {
  const files = testFiles(program);
  const [{ name }] = files;
  const reportFile = path.join(release.folder, `${name}.report.json`);
  mkdirSync(path.dirname(reportFile), { recursive: true });
  for (const file of files) {
    writeFileSync(path.join(release.folder, file.name), file.text);
  }
  rmSync(reportFile, { force: true });
  const node = startNode(
    [vitest, 'run', name, '--config', config, '--root', release.folder].concat([
      '--reporter',
      'json',
      '--outputFile',
      reportFile,
    ]),
    { cwd: release.folder, env: environmentOf(release) },
  );
  const { killed } = await killAfter(limits.test, node, node.exit);
  const problem = (line: number, message: string) => [
    { page: program.page, line, message },
  ];
  if (killed) {
    return problem(
      program.line,
      `The test was still running after ${limits.test} s, and was ended. Does it end by itself?`,
    );
  }
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
  } catch {
    return problem(
      program.line,
      `vitest ended without a report:\n${node.takeOutput()}`,
    );
  }
  return readProblems(report, name).flatMap(({ line, message }) =>
    problem(line ?? program.line, message),
  );
}

function readProblems(
  report: VitestReport,
  name: string,
): { line?: number; message: string }[] {
  const failed = report.testResults.flatMap(({ message, assertionResults }) => [
    ...(message ? [{ title: 'The test file fails', text: message }] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `The test “${fullName}” fails`,
        text: failureMessages.join('\n'),
      })),
  ]);
  if (failed.length === 0 && report.numTotalTests === 0) {
    return [{ message: 'The block contains no test.' }];
  }
  return failed.map(({ title, text }) => {
    const at = text.indexOf(`${path.basename(name)}:`);
    const line = parseInt(text.slice(at + path.basename(name).length + 1), 10);
    const message = text.split(/\n\s+at /)[0] ?? text;
    return {
      ...(at >= 0 && { line }),
      message: `${title}: ${message}`,
    };
  });
}
