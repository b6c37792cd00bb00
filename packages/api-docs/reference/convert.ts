import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  Application,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import { MarkdownPageEvent, MarkdownTheme } from 'typedoc-plugin-markdown';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { keepClasses } from './keep-classes';
import { nameParameters } from './name-parameters';
import { O1jsRouter } from './router';
import { prepareComments } from './theme/comments';
import { ReferenceContext } from './theme/context';
import type { Description } from './theme/description';
import { PageReader } from './theme/read-page';
import {
  compilerOptions,
  entryPointFiles,
  typedocOptions,
} from './typedoc-options';

/** A page of the reference, before it is laid out. */
export interface ReferencePage {
  /** Its file, relative to the reference: `classes/Field.md`. */
  file: string;
  subject: DeclarationReflection;
  content: Description;
  reader: PageReader;
}

/** TypeDoc's model of a release, its pages, and the addresses of its members. */
export interface ReferenceModel {
  project: ProjectReflection;
  router: O1jsRouter;
  pages: ReferencePage[];
}

/**
 * Runs TypeDoc on a release, and reads its pages.
 *
 * @param out absolute path of the folder to fill
 * @throws Error when TypeDoc fails
 */
export async function convertRelease(
  release: InstalledRelease,
  out: string,
): Promise<ReferenceModel> {
  const tsconfig = `${out}.tsconfig.json`;
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(
    tsconfig,
    JSON.stringify({ compilerOptions, files: entryPointFiles(release) }),
  );
  const app = await Application.bootstrapWithPlugins(
    typedocOptions(release, tsconfig),
  );
  app.converter.on(Converter.EVENT_BEGIN, keepClasses);
  app.converter.on(Converter.EVENT_RESOLVE_END, nameParameters);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) =>
    prepareComments(project),
  );
  const project = await app.convert();
  if (!project || app.logger.hasErrors())
    throw new Error(
      'TypeDoc converted nothing. Its messages say why; if there are none, run: npm ci',
    );
  const router = new O1jsRouter(app);
  app.renderer.router = router;
  const definitions = router.buildPages(project);
  const theme = new MarkdownTheme(app.renderer);
  const readPage = (subject: DeclarationReflection, file: string) => {
    const event = new MarkdownPageEvent<Reflection>(subject);
    event.url = file;
    event.project = project;
    const context = new ReferenceContext(theme, event, app.options);
    const reader = new PageReader(context, (member, id) => {
      // The theme's helpers give members of objects other names in copies.
      const original = project.getReflectionById(member.id) ?? member;
      router.setAnchor(original, subject, id);
    });
    return { file, subject, content: reader.read(subject), reader };
  };
  const readPages = () =>
    definitions
      .filter(({ model }) => model !== project)
      .map(({ model, url }) => readPage(model as DeclarationReflection, url));
  // The first reading makes the anchors that links of the second one need.
  readPages();
  return { project, router, pages: readPages() };
}
