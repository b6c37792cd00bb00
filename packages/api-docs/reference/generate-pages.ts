import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { referenceFolder } from '@o1js-docs/project/paths';
import { readExportTable } from '../symbols/table/export-table';
import { joinTable } from '../symbols/table/join';
import { kindOfReflection, readLocations } from '../symbols/table/locations';
import { tableFile } from '../symbols/table/read-table';
import { addMembers } from './add-members';
import { writeCategories } from './categories';
import { convertRelease } from './convert';
import { projectPage } from './router';
import { type TaskGroup, taskGroups } from './task-groups';
import { writeContent } from './theme/elements';
import { namesakesOf, pageHead } from './theme/front-matter';
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
  const { project, router, pages } = await convertRelease(release, out);
  const exportTable = readExportTable(release.packageFolder);
  const known = readLocations(project, router);
  const locations = addMembers(exportTable, known, pages);
  const symbols = joinTable(exportTable, locations);
  const metadata = metadataByPage(symbols, release, siteDir);
  const files = new Map([[tableFile, JSON.stringify(symbols)]]);
  const addPage = (
    file: string,
    subject: ProjectReflection | DeclarationReflection,
    text: string,
  ) => {
    const head = pageHead(subject, release.o1jsVersion);
    files.set(file, `${head}\n\n${text}\n`);
  };
  addPage(`${projectPage}.md`, project, writeIndex(project, router, groups));
  for (const { file, subject, content } of pages) {
    const others = namesakesOf(subject).filter(
      ({ kind }) => kind !== subject.kind,
    );
    const relative = (from: string, target: string) =>
      path.posix.relative(path.posix.join(from, path.dirname(file)), target);
    const context: PageContext = {
      metadata: metadata.get(`${referenceFolder}/${file}`) ?? new Map(),
      also: others.map((other) => ({
        kind: kindOfReflection(other),
        url: relative('', router.getFullUrl(other)),
      })),
      urlOfGuide: (guide) => relative(referenceFolder, guide),
    };
    addPage(file, subject, writeContent(layOutPage(content, context)));
  }
  rmSync(out, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.join(out, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  }
  writeCategories(out);
}
