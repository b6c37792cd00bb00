import {
  type Application,
  Converter,
  type DeclarationReflection,
  PageEvent,
  type ProjectReflection,
  RendererEvent,
} from 'typedoc';
import { flattenCommentHeadings } from './comment-headings';
import { declarationOf } from './declaration';
import { pageFacts } from './front-matter';
import { keepClasses } from './keep-classes';
import { nameLinks } from './link-texts';
import { markSectionKinds, writeMarks } from './section-kinds';
import { nameParameters } from './name-parameters';
import { writeDocLocations } from './doc-locations';
import { O1jsRouter } from './router';
import { indentSignatures } from './signature';

/** TypeDoc's entry to this plugin: the published layout, front matter, headings, names, marks, and where symbols are. */
export function load(app: Application): void {
  app.renderer.defineRouter('o1js', O1jsRouter);
  app.converter.on(Converter.EVENT_BEGIN, keepClasses);
  nameParameters(app);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, flattenCommentHeadings);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, nameLinks);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) =>
    markSectionKinds(app, context),
  );
  app.renderer.on(RendererEvent.END, ({ project }) =>
    writeDocLocations(app, project),
  );
  app.renderer.on(PageEvent.END, (page) => {
    const model = page.model as DeclarationReflection | ProjectReflection;
    const { heading, frontMatter } = pageFacts(
      model,
      app.options.getValue('gitRevision'),
    );
    const declaration = declarationOf(model);
    const lines = [
      '---',
      // JSON is YAML.
      ...Object.entries(frontMatter).map(
        ([key, value]) => `${key}: ${JSON.stringify(value)}`,
      ),
      '---',
      '',
      // The id leaves the heading's own slug to a member of the same name, as in Proof's `proof`.
      `# ${heading} {#page-title}`,
      '',
      ...(declaration ? ['```ts', declaration, '```', ''] : []),
      writeMarks(page.contents ?? ''),
    ];
    page.contents = indentSignatures(lines.join('\n'));
  });
}
