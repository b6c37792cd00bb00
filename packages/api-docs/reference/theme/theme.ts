import {
  type DeclarationReflection,
  type PageDefinition,
  type ProjectReflection,
  type Reflection,
  type Renderer,
  RendererEvent,
} from 'typedoc';
import { MarkdownPageEvent, MarkdownTheme } from 'typedoc-plugin-markdown';
import type { O1jsRouter } from '../router';
import { ReferenceContext } from './context';
import { readSections, type Section } from './sections';

/** A page of the reference, before it is laid out. */
export interface ReferencePage {
  /** Its file, relative to the reference: `classes/Field.md`. */
  file: string;
  subject: DeclarationReflection;
  section: Section;
}

/** Writes the pages of a release: their Markdown by the subject. */
export type WritePages = (
  pages: readonly ReferencePage[],
  project: ProjectReflection,
  router: O1jsRouter,
) => ReadonlyMap<Reflection, string>;

/**
 * Makes a theme of typedoc-plugin-markdown that reads the sections of all pages
 * before it writes the first one, because pages link to each other's anchors.
 */
export function referenceTheme(
  writePages: WritePages,
): new (renderer: Renderer) => MarkdownTheme {
  return class ReferenceTheme extends MarkdownTheme {
    private contents: ReadonlyMap<Reflection, string> = new Map();

    constructor(renderer: Renderer) {
      super(renderer);
      renderer.on(RendererEvent.BEGIN, ({ pages, project }) => {
        const router = renderer.router as O1jsRouter;
        // The first reading makes the anchors that links of the second one need.
        this.readPages(pages, project, router);
        const read = this.readPages(pages, project, router);
        this.contents = writePages(read, project, router);
      });
    }

    override getRenderContext(
      page: MarkdownPageEvent<Reflection>,
    ): ReferenceContext {
      return new ReferenceContext(this, page, this.application.options);
    }

    override render(page: MarkdownPageEvent): string {
      return this.contents.get(page.model as Reflection) ?? '';
    }

    private readPages(
      pages: readonly PageDefinition[],
      project: ProjectReflection,
      router: O1jsRouter,
    ): ReferencePage[] {
      return pages.flatMap(({ model, url }) => {
        const subject = model as DeclarationReflection;
        if (model === project) return [];
        const event = new MarkdownPageEvent<Reflection>(subject);
        event.url = url;
        event.project = project;
        const section = readSections(
          subject,
          this.getRenderContext(event),
          (member, id) => {
            // The theme's helpers give members of objects other names in copies.
            const original = project.getReflectionById(member.id) ?? member;
            router.setAnchor(original, subject, id);
          },
        );
        return [{ file: url, subject, section }];
      });
    }
  };
}
