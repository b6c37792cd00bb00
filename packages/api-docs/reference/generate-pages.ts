import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { referenceFolder } from '@o1js-docs/project/paths';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { readExportTable } from '../symbols/table/export-table';
import { joinTable } from '../symbols/table/join';
import { kindOfReflection, readLocations } from '../symbols/table/locations';
import { tableFile } from '../symbols/table/read-table';
import { addMembers } from './add-members';
import { writeCategories } from './categories';
import { convertRelease, type ReferencePage } from './convert';
import { collectExamples, examplesFile } from './examples/read-examples';
import { readOutcomes } from './examples/outcome';
import { projectPage } from './router';
import { type TaskGroup, taskGroups } from './task-groups';
import { writeContent } from './theme/elements';
import { pageFacts } from './theme/front-matter';
import { writeIndex } from './theme/index-page';
import { layOutPage } from './theme/layout';
import { metadataByPage, type PageContext } from './theme/metadata';

/**
 * Writes the reference of one release.
 *
 * @param release the release to document
 * @param siteDir absolute path of the site
 * @param out absolute path of the folder to fill; what is in it is removed
 * @param groups of the index
 * @throws Error when TypeDoc fails
 */
export async function generatePages(
  release: InstalledRelease,
  siteDir: string,
  out: string,
  groups: readonly TaskGroup[] = taskGroups,
): Promise<void> {
  const outcomes = readOutcomes(release, siteDir);
  const { project, router, pages } = await convertRelease(
    release,
    out,
    outcomes,
  );
  const exportTable = readExportTable(release.packageFolder);
  const known = readLocations(project, router);
  const locations = addMembers(exportTable, known, pages);
  const symbols = joinTable(exportTable, locations);
  const metadata = metadataByPage(symbols, release, siteDir);
  const index = writeIndex(project, router, groups);
  const texts = new Map([
    [`${projectPage}.md`, pageText(project, release, index)],
    ...writePages(pages, metadata, release),
  ]);
  rmSync(out, { recursive: true, force: true });
  for (const [file, text] of [
    ...texts,
    [examplesFile, JSON.stringify(collectExamples(project, router))] as const,
    [tableFile, JSON.stringify(symbols)] as const,
  ]) {
    mkdirSync(path.join(out, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  }
  writeCategories(out);
}

function writePages(
  pages: readonly ReferencePage[],
  metadata: ReturnType<typeof metadataByPage>,
  release: InstalledRelease,
): [string, string][] {
  const namesakes = new Map<string, ReferencePage[]>();
  for (const page of pages) pushToMap(namesakes, nameInParent(page), page);
  return pages.map((page) => {
    const { file, subject, content } = page;
    const folder = path.posix.dirname(file);
    const others = namesakes
      .get(nameInParent(page))!
      .filter((each) => each.subject.kind !== subject.kind);
    const context: PageContext = {
      metadata: metadata.get(`${referenceFolder}/${file}`) ?? new Map(),
      also: others.map((other) => ({
        kind: kindOfReflection(other.subject),
        url: path.posix.relative(folder, other.file),
      })),
      urlOfGuide: (guide) =>
        path.posix.relative(path.posix.join(referenceFolder, folder), guide),
    };
    const text = writeContent(layOutPage(content, context));
    return [file, pageText(subject, release, text)];
  });
}

function pageText(
  subject: DeclarationReflection | ProjectReflection,
  { o1jsVersion }: InstalledRelease,
  text: string,
): string {
  const { heading, frontMatter } = pageFacts(subject, o1jsVersion);
  return [
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
    text,
    '',
  ].join('\n');
}

function nameInParent({ subject }: Pick<ReferencePage, 'subject'>): string {
  return `${subject.parent?.id} ${subject.name}`;
}
