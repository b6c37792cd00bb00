import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pushToMap } from '../../push-to-map';
import { sentenceOf } from '../../api-reference/first-sentence';
import { readPage } from '../../api-reference/page/read-page';
import {
  idOf as idOfSection,
  isNamed,
} from '../../api-reference/page/sections';
import type { DocLocation } from '../../api-reference/doc-locations';
import { indentSignatures } from '../../api-reference/signature';
import { markPart } from '../../markdown/api-parts';
import { parsePage } from '../../markdown/parse';
import type { ExportEntry } from './export-table';
import { kindOf, locationFinder } from './join';

/**
 * Writes headings for members that TypeDoc leaves out: members of values and
 * types that other types make, and of the results of functions. If the page has
 * a heading that TypeDoc doesn't list, that heading is used.
 *
 * @param locations of the symbols that TypeDoc documents
 * @param folder absolute path of the generated reference, whose pages are changed
 * @returns the locations of these members
 */
export function writeMembers(
  exportTable: readonly ExportEntry[],
  locations: readonly DocLocation[],
  folder: string,
): DocLocation[] {
  const find = locationFinder(exportTable, locations);
  const subjectOf = subjectFinder(locations);
  const members = new Map<DocLocation, ExportEntry[]>();
  for (const each of exportTable) {
    const location = find(each);
    if (!location || (location.anchor && !each.ofResult)) continue;
    const subject = pageOfMember(
      each,
      subjectOf(location),
      exportTable,
      locations,
    );
    if (subject) pushToMap(members, subject, each);
  }
  return [...members].flatMap(([subject, ofPage]) =>
    writePage(subject, ofPage, folder).map((location, i) => ({
      ...location,
      source: sourceOf(ofPage[i]!, find),
    })),
  );
}

/** Kinds of pages that TypeDoc lists all members on, but for those that are internal. */
const complete = ['class', 'interface', 'enumeration', 'namespace'];

/** @returns a function that gives the subject of a location's page; symbols without a heading are on a page too */
function subjectFinder(
  locations: readonly DocLocation[],
): (location: DocLocation) => DocLocation {
  const subjects = new Map<string, DocLocation>();
  for (const location of locations) {
    const known = subjects.get(location.page);
    if (
      location.anchor ||
      (known && known.name.length <= location.name.length)
    ) {
      continue;
    }
    subjects.set(location.page, location);
  }
  return (location) => subjects.get(location.page) ?? location;
}

/** @returns the page of a member; undefined if it has its own page, or is left out */
function pageOfMember(
  { name, ofInstance, ofResult }: ExportEntry,
  subject: DocLocation,
  exportTable: readonly ExportEntry[],
  locations: readonly DocLocation[],
): DocLocation | undefined {
  if (!name.startsWith(`${subject.name}.`)) return undefined;
  const isClass = exportTable.some(
    (each) => each.name === subject.name && each.signature.startsWith('class '),
  );
  const type = locations.find(
    (each) => each.kind === 'type' && each.name === subject.name,
  );
  // Members of instances are on the type's page, unless the value of the same name is a class.
  const isOfType =
    ofInstance &&
    !ofResult &&
    ['variable', 'namespace'].includes(subject.kind) &&
    !isClass;
  if (isOfType && type) return type;
  return complete.includes(subject.kind) ? undefined : subject;
}

function sourceOf(
  each: ExportEntry,
  find: (each: ExportEntry) => DocLocation | undefined,
): DocLocation['source'] {
  const location = find(each);
  return location?.name === each.name ? location.source : undefined;
}

function writePage(
  subject: DocLocation,
  members: readonly ExportEntry[],
  folder: string,
): DocLocation[] {
  const file = path.join(folder, subject.page);
  const text = readFileSync(file, 'utf8');
  const before = new Map(headingsOf(text, file));
  const missing = members.filter((each) => !before.has(labelOf(each, subject)));
  const sections = missing.map((each) =>
    sectionOf(each, subject, isSecond(each, missing)),
  );
  const written = indentSignatures(
    [
      text.trimEnd(),
      ...(sections.length > 0 ? [markPart('## Members', 'members')] : []),
      ...sections,
    ].join('\n\n'),
  );
  if (sections.length > 0) writeFileSync(file, `${written}\n`);
  const after = headingsOf(written, file);
  const own = after.slice(after.length - missing.length);
  return members.map((each) => {
    const index = missing.indexOf(each);
    const anchor =
      index >= 0 ? own[index]![1] : before.get(labelOf(each, subject))!;
    const { name, ofInstance } = each;
    return { name, kind: kindOf(each), ofInstance, page: subject.page, anchor };
  });
}

/** Names of a page's members, with the ids of their headings. */
function headingsOf(text: string, file: string): [name: string, id: string][] {
  const { section } = readPage(parsePage({ file, text }));
  return section.sections
    .filter(({ part }) => part === 'members')
    .flatMap(({ sections }) => sections.filter(isNamed))
    .map((each) => [
      each.title.replace(/\?|\(.*/g, '').trim(),
      idOfSection(each)!,
    ]);
}

/** `Base.from`, on the page of Bytes. */
function labelOf({ name }: ExportEntry, subject: DocLocation): string {
  return name.slice(subject.name.length + 1);
}

/** @returns true if the result of the subject has a member with the same name */
function isSecond(
  { name, ofResult }: ExportEntry,
  members: readonly ExportEntry[],
): boolean {
  return (
    !ofResult && members.some((each) => each.name === name && each.ofResult)
  );
}

/** @param isSecond adds the owner to the heading */
function sectionOf(
  each: ExportEntry,
  subject: DocLocation,
  isSecond: boolean,
): string {
  const { signature, comment, deprecated } = each;
  const label = labelOf(each, subject);
  const name = label.slice(label.lastIndexOf('.') + 1);
  const isCalled =
    signature.startsWith(`${name}(`) || signature.startsWith(`${name}<`);
  const said = isSecond ? each.name : label;
  const title = isCalled ? `${said}()` : said;
  const sentence = sentenceOf(comment, 1);
  return [
    `### ${deprecated === undefined ? title : `~~${title}~~`}`,
    `\`\`\`ts\n${signature}\n\`\`\``,
    ...(sentence ? [escaped(sentence)] : []),
    ...(deprecated === undefined
      ? []
      : [
          markPart('#### Deprecated', 'deprecated'),
          escaped(sentenceOf(deprecated, 1) ?? ''),
        ]),
  ].join('\n\n');
}

/** Plain text as Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>{}|#]/g, '\\$&');
}
