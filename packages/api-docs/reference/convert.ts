import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Application, Converter, type ProjectReflection } from 'typedoc';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { keepClasses } from './keep-classes';
import { nameParameters } from './name-parameters';
import { O1jsRouter } from './router';
import { prepareComments } from './theme/comments';
import { referenceTheme, type WritePages } from './theme/theme';
import {
  compilerOptions,
  entryPointFiles,
  typedocOptions,
} from './typedoc-options';
import type { Outcomes } from './examples/outcome';

/**
 * Runs TypeDoc on a release.
 *
 * @param out absolute path of the folder to fill; what is in it is removed
 * @param outcomes of the examples in doc comments
 * @param writePages lays the pages out
 * @throws Error when TypeDoc fails
 */
export async function convertRelease(
  release: InstalledRelease,
  out: string,
  outcomes: Outcomes,
  writePages: WritePages,
): Promise<ProjectReflection> {
  const tsconfig = `${out}.tsconfig.json`;
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(
    tsconfig,
    JSON.stringify({ compilerOptions, files: entryPointFiles(release) }),
  );
  const app = await Application.bootstrapWithPlugins(
    typedocOptions(release, out, tsconfig),
  );
  app.renderer.defineRouter('o1js', O1jsRouter);
  app.renderer.defineTheme('o1js', referenceTheme(writePages));
  app.converter.on(Converter.EVENT_BEGIN, keepClasses);
  nameParameters(app);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) =>
    prepareComments(project, outcomes),
  );
  const project = await app.convert();
  if (!project)
    throw new Error(
      'TypeDoc converted nothing. Its messages say why; if there are none, run: npm ci',
    );
  await app.generateOutputs(project);
  if (app.logger.hasErrors())
    throw new Error('TypeDoc wrote no pages. Its messages say why.');
  return project;
}
