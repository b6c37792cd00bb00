import type { Migration } from '../../comparison/data';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { packageOf } from '../../changelog/exports/packages';
import { errorsIn, programOfFiles } from '@o1js-docs/samples/types/compile';

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
  const packageFolder = await packageOf(release, siteFolder);
  const files = samples.map(({ code }, i) => ({
    name: `migration-${i}.ts`,
    script: { text: code, lines: [] },
  }));
  const { program, sourceOf } = programOfFiles(files, {
    siteFolder,
    packageFolder,
  });
  return files.map((file) =>
    errorsIn(sourceOf(file), program).map(({ message }) =>
      message.slice(0, 200),
    ),
  );
}
