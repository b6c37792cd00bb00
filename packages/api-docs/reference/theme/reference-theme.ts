import path from 'node:path';
import {
  type DeclarationReflection,
  type Options,
  type PageDefinition,
  ProjectReflection,
  type Reflection,
} from 'typedoc';
import { MarkdownPageEvent, MarkdownTheme } from 'typedoc-plugin-markdown';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { referenceFolder } from '@o1js-docs/project/paths';
import type { ApiSymbol } from '../../symbols/symbol';
import { readExportTable } from '../../symbols/table/export-table';
import { joinTable } from '../../symbols/table/join';
import { kindOfReflection, readLocations } from '../../symbols/table/locations';
import { addMembers } from '../add-members';
import { ReferenceContext } from './context';
import type { Description } from './description';
import { writeContent } from './elements';
import { namesakesOf, pageHead } from './front-matter';
import { writeIndex } from './index-page';
import { Layout } from './layout';
import { metadataByPage, type SymbolMetadata } from './metadata';
import { PageReader } from './read-page';

/** A page of the reference, before it is laid out. */
export interface ReferencePage {
  /** Its file, relative to the reference: `classes/Field.md`. */
  file: string;
  content: Description;
  reader: PageReader;
}

/** @returns the package that TypeDoc documents */
export function releaseOf(options: Options): InstalledRelease {
  return options.getValue('release') as InstalledRelease;
}

/** Writes the pages of a reference. */
export class ReferenceTheme extends MarkdownTheme {
  private pages: ReferencePage[] = [];
  private metadata: ReturnType<typeof metadataByPage> = new Map();

  /**
   * Reads all pages before the first one is written: a link needs the anchor of
   * another page.
   *
   * @param pages that the router has made
   * @returns the symbols of the release
   */
  read(project: ProjectReflection, pages: readonly PageDefinition[]) {
    const release = releaseOf(this.application.options);
    const read = () =>
      pages
        .filter(({ model }) => model !== project)
        .map(({ model, url }) =>
          this.readPage(project, model as DeclarationReflection, url),
        );
    // The first reading makes the anchors that links of the second one need.
    read();
    this.pages = read();
    const exportTable = readExportTable(release.packageFolder);
    const known = readLocations(project, this.router);
    const locations = addMembers(exportTable, known, this.pages);
    const symbols: ApiSymbol[] = joinTable(exportTable, locations);
    this.metadata = metadataByPage(symbols, release, projectFolder);
    return symbols;
  }

  private readPage(
    project: ProjectReflection,
    subject: DeclarationReflection,
    file: string,
  ): ReferencePage {
    const event = new MarkdownPageEvent<Reflection>(subject);
    event.url = file;
    event.project = project;
    const context = new ReferenceContext(this, event, this.application.options);
    const reader = new PageReader(context);
    return { file, content: reader.read(subject), reader };
  }

  override render({ model, url }: MarkdownPageEvent): string {
    const subject = model as ProjectReflection | DeclarationReflection;
    const { o1jsVersion } = releaseOf(this.application.options);
    const head = pageHead(subject, o1jsVersion);
    const text =
      subject instanceof ProjectReflection
        ? writeIndex(subject, this.router)
        : this.textOf(subject, url);
    return `${head}\n\n${text}\n`;
  }

  private textOf(subject: DeclarationReflection, page: string): string {
    const { content } = this.pages.find(({ file }) => file === page)!;
    const others = namesakesOf(subject).filter(
      ({ kind }) => kind !== subject.kind,
    );
    const relative = (from: string, target: string) =>
      path.posix.relative(path.posix.join(from, path.dirname(page)), target);
    const layout = new Layout({
      metadata:
        this.metadata.get(`${referenceFolder}/${page}`) ??
        new Map<string, SymbolMetadata>(),
      also: others.map((other) => ({
        kind: kindOfReflection(other),
        url: relative('', this.router.getFullUrl(other)),
      })),
      urlOfGuide: (guide) => relative(referenceFolder, guide),
    });
    return writeContent(layout.page(content));
  }

  /** Docusaurus makes the sidebar from the folders. */
  override getNavigation(): [] {
    return [];
  }
}
