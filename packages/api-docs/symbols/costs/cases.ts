import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The list of calls to measure, relative to the site's root. It explains its format. */
export const casesFile = 'packages/api-docs/symbols/costs/cases.yaml';

/** One call that is measured. */
export interface BenchmarkCase {
  /** The symbol whose cost it shows: `UInt64#add`. */
  id: string;
  /** The type or size that it is measured on, in words; empty if it needs none. */
  label: string;
  /** The call as JavaScript. */
  call: string;
  /** File and line, for messages. */
  source: string;
}

type File = Record<
  'names' | 'constants' | 'calls',
  Readonly<Record<string, string>>
>;

/** What the file lists, with a case for each size. */
export interface BenchmarkCases extends Omit<File, 'calls'> {
  calls: readonly BenchmarkCase[];
}

/**
 * @param siteFolder absolute path of the folder that holds the file
 * @throws Error when the file is not YAML, or has a line twice
 */
export function readCases(siteFolder: string): BenchmarkCases {
  const text = readFileSync(path.join(siteFolder, casesFile), 'utf8');
  const { names, constants, calls } = parse(text) as File;
  const lines = text.split('\n');
  return {
    names,
    constants,
    calls: Object.entries(calls).flatMap(([key, call]) => {
      const line = lines.findIndex((each) => each.startsWith(`  ${key}: `));
      const [id = '', label = ''] = key.replace(/\)$/, '').split(/ \((.*)/s);
      const choices = /\{(.+)\}/.exec(label);
      return (choices?.[1]?.split(',') ?? ['']).map((choice) => ({
        id,
        label: label.replace(/\{.+\}/, choice).replace(/^(1 \w+)s$/, '$1'),
        call: call.replaceAll(/\bX\b/g, choice),
        source: `${casesFile}:${line + 1}`,
      }));
    }),
  };
}
