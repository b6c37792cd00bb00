import path from 'node:path';
import ts from 'typescript';
import {
  type InstalledRelease,
  installedRelease,
} from '../../../config/installed-release';
import type { Release } from '../../../config/releases';
import { checkCode, type Severity } from '../../../src/compare/check-code';
import { compareReleases } from '../../../src/compare/compare-releases';
import { samplesOfRelease } from '../../code-samples/parse/samples-of-release';
import { programsOf } from '../../code-samples/program/programs';
import { prepareReleaseFolder } from '../../code-samples/release-folder';
import {
  type CheckedFile,
  checkedFiles,
} from '../../code-samples/types/checked-files';
import { programOfFiles } from '../../code-samples/types/compile';
import { workFolder } from '../../code-samples/work-folder';
import { resolveNames } from '../../symbols/samples/resolve';
import { readTable, type SymbolTable } from '../../symbols/table/read-table';
import { buildData } from '../build-data';
import { buildTypes } from '../build-types';
import { symbolAt } from './error-symbol';
import { Subjects } from './subjects';

/** What TypeScript and the comparison say of a pair of releases. */
export interface Verdicts {
  from: string;
  to: string;
  files: number;
  /** `page: name` of what both call broken. */
  agreed: string[];
  /** What TypeScript refuses, and the comparison calls perhaps broken. */
  perhaps: string[];
  /** What TypeScript refuses, and the comparison does not name; with TypeScript's words. */
  missed: string[];
  /** What the comparison calls broken, and TypeScript takes. */
  wrong: string[];
  /** Errors that are on no name of o1js, such as those that follow from another one. */
  others: number;
}

/**
 * Type-checks the samples of a release's guides against another release, and
 * compares the names of o1js that have errors with those that a comparison of
 * the two calls broken.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @throws Error when a package or the reference of the first release is missing
 */
export function judgeSamples(
  from: Release,
  to: Release,
  siteFolder: string,
): Verdicts {
  const [before, after] = [from, to].map((each) =>
    installedRelease(each, siteFolder),
  ) as [InstalledRelease, InstalledRelease];
  const table = tableOf(from, siteFolder);
  const subjects = new Subjects(table, tableOf(to, siteFolder));
  const files = samplesOfRelease(from, siteFolder)
    .flatMap(programsOf)
    .flatMap(checkedFiles)
    .filter(({ failing }) => !failing);
  const names = resolveNames(files, folderOf(before), table.symbols);
  const errors = errorsOf(files, folderOf(after));
  const own = errorsOf(files, folderOf(before));

  const comparison = compareReleases(
    buildData(siteFolder),
    before.o1jsVersion,
    after.o1jsVersion,
  );
  const types = buildTypes(siteFolder);
  const verdicts: Verdicts = {
    from: before.o1jsVersion,
    to: after.o1jsVersion,
    files: files.length,
    agreed: [],
    perhaps: [],
    missed: [],
    wrong: [],
    others: 0,
  };
  for (const file of files) {
    const known = new Set(own.get(file)?.map(keyOf));
    const refused = new Map<string, string>();
    const unexplained = new Map<string, string>();
    for (const error of errors.get(file) ?? []) {
      if (known.has(keyOf(error))) continue;
      const symbol = symbolAt(error, names.get(file) ?? []);
      if (!symbol) verdicts.others += 1;
      else {
        const group = subjects.isSame(symbol) ? unexplained : refused;
        group.set(subjects.of(symbol.name), textOf(error));
      }
    }
    // What is written in the same way fails only because of something else, if there is something else.
    if (refused.size > 0) verdicts.others += unexplained.size;
    else for (const each of unexplained) refused.set(...each);
    const { findings } = checkCode(
      [{ name: file.name, text: file.text }],
      comparison,
      types,
    );
    const named = (wanted: Severity) =>
      new Set(
        findings
          .filter(({ severity }) => severity === wanted)
          .map(({ name }) => subjects.of(name)),
      );
    const [broken, perhaps] = [named('breaks'), named('perhaps')];
    const at = (name: string) => `${file.name}: ${name}`;
    for (const [name, text] of refused) {
      if (broken.has(name)) verdicts.agreed.push(at(name));
      else if (perhaps.has(name)) verdicts.perhaps.push(at(name));
      else verdicts.missed.push(`${at(name)}: ${text}`);
    }
    for (const name of broken) {
      if (!refused.has(name)) verdicts.wrong.push(at(name));
    }
  }
  return verdicts;
}

/** @throws Error when the reference was not generated */
function tableOf(release: Release, siteFolder: string): SymbolTable {
  const table = readTable(release, siteFolder);
  if (table) return table;
  throw new Error(
    `There is no reference of ${release.label}. Run: npm run build`,
  );
}

function folderOf(release: InstalledRelease): string {
  const kept = path.join(workFolder(), 'cache');
  return prepareReleaseFolder(release, workFolder(), kept).folder;
}

function errorsOf(
  files: readonly CheckedFile[],
  folder: string,
): Map<CheckedFile, readonly ts.Diagnostic[]> {
  const { program, sourceOf } = programOfFiles(files, folder);
  return new Map(
    files.map((file) => [file, program.getSemanticDiagnostics(sourceOf(file))]),
  );
}

function keyOf({ code, start }: ts.Diagnostic): string {
  return `${code} ${start}`;
}

function textOf({ messageText, code }: ts.Diagnostic): string {
  return `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200)}`;
}
