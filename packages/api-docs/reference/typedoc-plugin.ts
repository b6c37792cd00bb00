import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import { Application, Converter, ParameterType } from 'typedoc';
import { MarkdownRendererEvent } from 'typedoc-plugin-markdown';
import ts from 'typescript';
import { tableFile } from '../symbols/table/read-table';
import { writeCategories } from './categories';
import { isFresh, markFresh } from './freshness';
import { keepClasses } from './keep-classes';
import { nameParameters } from './name-parameters';
import { addOwnSummaries } from './own-summaries';
import { O1jsRouter } from './router';
import { prepareComments } from './theme/comments';
import { ReferenceTheme, releaseOf } from './theme/reference-theme';

declare module 'typedoc' {
  interface TypeDocOptionMap {
    /** An InstalledRelease. */
    release: unknown;
  }
}

/** Compiler settings that the package's own sources are written for. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2021,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  types: ['node'],
  allowJs: true,
  esModuleInterop: true,
};

/** Makes TypeDoc write the reference of a release, and the table of its symbols. TypeDoc calls it. */
export function load(app: Application): void {
  const { options, converter, renderer } = app;
  options.addDeclaration({
    name: 'release',
    help: 'The o1js package to document.',
    type: ParameterType.Mixed,
  });
  renderer.defineRouter('o1js', O1jsRouter);
  renderer.defineTheme('o1js', ReferenceTheme);

  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    const release = releaseOf(options);
    options.setCompilerOptions(
      options.getValue('entryPoints'),
      compilerOptions,
      undefined,
    );
    // generate-typedoc comes here twice, first when Docusaurus loads its plugins.
    if (isFresh(release, options.getValue('out'))) {
      app.convert = () => Promise.resolve(undefined);
    }
  });

  converter.on(Converter.EVENT_BEGIN, keepClasses);
  converter.on(Converter.EVENT_RESOLVE_END, nameParameters);
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    addOwnSummaries(project);
    prepareComments(project);
  });

  let table = '';
  renderer.on(MarkdownRendererEvent.BEGIN, (event: MarkdownRendererEvent) => {
    const theme = renderer.theme as ReferenceTheme;
    table = JSON.stringify(theme.read(event.project, event.pages));
  });
  renderer.on(MarkdownRendererEvent.END, (event: MarkdownRendererEvent) => {
    const { outputDirectory } = event;
    writeFileSync(path.join(outputDirectory, tableFile), table);
    writeCategories(outputDirectory);
    const release = releaseOf(options);
    markFresh(release, outputDirectory);
    logger.info(`API reference of o1js ${release.o1jsVersion}.`);
  });
}
