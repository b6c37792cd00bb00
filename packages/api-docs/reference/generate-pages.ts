import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { referenceFolder } from '@o1js-docs/project/paths';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import type { ApiSymbol } from '../symbols/symbol';
import { readExportTable } from '../symbols/table/export-table';
import { idOf } from '../symbols/id';
import { joinTable } from '../symbols/table/join';
import { type DocLocation, readLocations } from '../symbols/table/locations';
import { tableFile } from '../symbols/table/read-table';
import { addMembers } from './add-members';
import { writeCategories } from './categories';
import { checkPages } from './check-pages';
import { convertRelease } from './convert';
import { collectExamples, examplesFile } from './examples/read-examples';
import { readOutcomes } from './examples/outcome';
import { type TaskGroup, taskGroups } from './task-groups';
import { writeContent } from './theme/elements';
import { kindNames, pageFacts } from './theme/front-matter';
import { writeIndex } from './theme/index-page';
import { layOutPage } from './theme/layout';
import { metadataByPage, type PageContext } from './theme/metadata';
import type { ReferencePage } from './theme/theme';

/**
 * Writes the reference of one release.
 *
 * @param release the release to document
 * @param siteDir absolute path of the site
 * @param out absolute path of the folder to fill; what is in it is removed
 * @param groups of the index
 * @throws Error when TypeDoc fails, or a page would overwrite another
 */
export async function generatePages(
  release: InstalledRelease,
  siteDir: string,
  out: string,
  groups: readonly TaskGroup[] = taskGroups,
): Promise<void> {
  let symbols: ApiSymbol[] = [];
  const outcomes = readOutcomes(release, siteDir);
  const examples: unknown[] = [];
  await convertRelease(release, out, outcomes, (pages, project, router) => {
    symbols = makeTable(pages, readLocations(project, router), release);
    examples.push(...collectExamples(project, router));
    const index = writeIndex(project, router, groups);
    const metadata = metadataByPage(symbols, release, siteDir);
    return new Map<Reflection, string>([
      [project, pageText(project, release, index)],
      ...writePages(pages, metadata, release),
    ]);
  });
  writeCategories(out);
  checkPages(out);
  writeFileSync(path.join(out, examplesFile), JSON.stringify(examples));
  writeFileSync(path.join(out, tableFile), JSON.stringify(symbols));
}

/** @returns the symbols of the release. Those without a heading get one. */
function makeTable(
  pages: readonly ReferencePage[],
  locations: readonly DocLocation[],
  { packageFolder }: InstalledRelease,
): ApiSymbol[] {
  const exportTable = readExportTable(packageFolder);
  const members = addMembers(exportTable, locations, pages);
  const added = new Set(members.map(idOf));
  const others = locations.filter((each) => !added.has(idOf(each)));
  return joinTable(exportTable, [...members, ...others]);
}

function writePages(
  pages: readonly ReferencePage[],
  metadata: ReturnType<typeof metadataByPage>,
  release: InstalledRelease,
): [Reflection, string][] {
  const namesakes = new Map<string, ReferencePage[]>();
  for (const page of pages) pushToMap(namesakes, nameInParent(page), page);
  return pages.map((page) => {
    const { file, subject, section } = page;
    const folder = path.posix.dirname(file);
    const others = namesakes
      .get(nameInParent(page))!
      .filter((each) => each.subject.kind !== subject.kind);
    const context: PageContext = {
      metadata: metadata.get(`${referenceFolder}/${file}`) ?? new Map(),
      also: others.map((other) => ({
        kind: kindNames.get(other.subject.kind)!,
        url: path.posix.relative(folder, other.file),
      })),
      urlOfGuide: (guide) =>
        path.posix.relative(path.posix.join(referenceFolder, folder), guide),
    };
    const text = writeContent(layOutPage(section, context));
    return [subject, pageText(subject, release, text)];
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
