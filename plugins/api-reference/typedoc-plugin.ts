import {
  type Application,
  Converter,
  type DeclarationReflection,
  PageEvent,
  type ProjectReflection,
} from 'typedoc';
import { flattenCommentHeadings } from './comment-headings';
import { pageFacts } from './front-matter';
import { keepClasses } from './keep-classes';
import { O1jsRouter } from './router';

/** TypeDoc's entry to this plugin: the published layout, front matter, headings. */
export function load(app: Application): void {
  app.renderer.defineRouter('o1js', O1jsRouter);
  app.converter.on(Converter.EVENT_BEGIN, keepClasses);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, flattenCommentHeadings);
  app.renderer.on(PageEvent.END, (page) => {
    const { heading, frontMatter } = pageFacts(
      page.model as DeclarationReflection | ProjectReflection,
      app.options.getValue('gitRevision'),
    );
    page.contents = [
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
      page.contents ?? '',
    ].join('\n');
  });
}
