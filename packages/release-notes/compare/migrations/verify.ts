import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Migration } from '../../comparison/data';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { packageOf } from '../../changelog/exports/packages';
import { compilerOptions } from '@o1js-docs/samples/types/compiler-options';

/** Has a project for each release. It is below the site's folder, so that TypeScript finds the packages that o1js needs. */
const sandboxFolder = '.cache/compare';

interface Sample {
  name: string;
  label: 'before' | 'after';
  code: string;
  /** True if the sample has to compile. */
  compiles: boolean;
}

/**
 * Compiles the samples of migrations on the releases that they are about.
 *
 * @param siteFolder absolute path of the folder with `node_modules`
 * @returns each contradiction, as a sentence
 * @throws Error when a release's package is neither installed nor on the registry
 */
export async function wrongMigrations(
  migrations: readonly Migration[],
  siteFolder: string,
): Promise<string[]> {
  const samples = new Map<string, Sample[]>();
  for (const { name, from, to, before, after, isBehavior } of migrations) {
    if (before !== undefined) {
      const old = { name, label: 'before', code: before } as const;
      pushToMap(samples, from, { ...old, compiles: true });
      pushToMap(samples, to, { ...old, compiles: isBehavior ?? false });
    }
    if (after !== undefined) {
      pushToMap(samples, to, {
        name,
        label: 'after',
        code: after,
        compiles: true,
      });
    }
  }
  const wrong: string[] = [];
  for (const [release, group] of samples) {
    const errors = await compile(group, release, siteFolder);
    for (const [i, { name, label, compiles }] of group.entries()) {
      if (compiles === (errors[i]!.length === 0)) continue;
      wrong.push(
        compiles
          ? `${name}: \`${label}\` doesn't compile on ${release}: ${errors[i]!.join(' ')}`
          : `${name}: \`${label}\` compiles on ${release}.`,
      );
    }
  }
  return wrong;
}

/** @returns the errors of each sample */
async function compile(
  samples: readonly Sample[],
  release: string,
  siteFolder: string,
): Promise<string[][]> {
  const folder = path.join(siteFolder, sandboxFolder, release);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  const o1js = await packageOf(release, siteFolder);
  symlinkSync(o1js, path.join(folder, 'node_modules', 'o1js'), 'junction');
  const files = samples.map(({ code }, i) => {
    const file = path.join(folder, `sample-${i}.ts`);
    writeFileSync(file, code);
    return file;
  });
  const { options } = ts.convertCompilerOptionsFromJson(
    compilerOptions,
    folder,
  );
  const program = ts.createProgram(files, options);
  return files.map((file) => {
    const source = program.getSourceFile(file)!;
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200),
    );
  });
}
