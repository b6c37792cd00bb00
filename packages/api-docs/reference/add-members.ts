import { createSlugger } from '@docusaurus/utils';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { sentenceOf } from '../symbols/first-sentence';
import { ownerOf } from '../symbols/id';
import type { ExportEntry } from '../symbols/table/export-table';
import { kindOf, locationFinder } from '../symbols/table/join';
import type { DocLocation } from '../symbols/table/locations';
import { isNamed, makeSection, type Section } from './theme/sections';
import { escaped } from './theme/text';
import type { ReferencePage } from './theme/theme';

/** Kinds of pages that TypeDoc lists all members on, but for those that are internal. */
const complete = ['class', 'interface', 'enumeration', 'namespace'];

/**
 * Adds sections for members that TypeDoc leaves out: members of values and
 * types that other types make, and of the results of functions. If the page has
 * a heading of that name, that heading is used.
 *
 * @param pages are changed
 * @param locations of the symbols that TypeDoc documents
 * @returns the locations of these members
 */
export function addMembers(
  exportTable: readonly ExportEntry[],
  locations: readonly DocLocation[],
  pages: readonly ReferencePage[],
): DocLocation[] {
  const find = locationFinder(exportTable, locations);
  const byName = new Map(exportTable.map((each) => [each.name, each]));
  const subjects = new Map<string, DocLocation>();
  for (const location of locations) {
    if (location.isSubject) subjects.set(location.page, location);
  }
  const members = new Map<DocLocation, ExportEntry[]>();
  for (const each of exportTable) {
    const location = find(each);
    if (!location) continue;
    const owner = byName.get(ownerOf(each.name));
    const place = (owner && find(owner)) ?? location;
    // The declaration of a member can be on the page of another type.
    const isThere = each.inheritedFrom ?? location.page === place.page;
    if (location.anchor && !each.ofResult && isThere) continue;
    const subject = subjects.get(place.page) ?? location;
    const page = pageOfMember(each, subject, exportTable, locations);
    if (page) pushToMap(members, page, each);
  }
  const sections = new Map(pages.map(({ file, section }) => [file, section]));
  return [...members].flatMap(([subject, ofPage]) =>
    addToPage(subject, ofPage, sections.get(subject.page)!).map(
      (anchor, i): DocLocation => {
        const each = ofPage[i]!;
        const location = find(each);
        return {
          name: each.name,
          kind: kindOf(each),
          ofInstance: each.ofInstance,
          page: subject.page,
          anchor,
          source: location?.name === each.name ? location.source : undefined,
        };
      },
    ),
  );
}

/** @returns the subject of a member's page; undefined if the member has its own page, or is left out */
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

/** @returns the anchors of the members */
function addToPage(
  subject: DocLocation,
  members: readonly ExportEntry[],
  page: Section,
): string[] {
  const slugger = createSlugger();
  const known = new Map<string, string>();
  const read = (section: Section, isOfGroup: boolean): void => {
    if (section !== page) slugger.slug(section.title);
    const label = section.title.replace(/\?|\(.*/g, '').trim();
    if (isOfGroup && isNamed(section)) known.set(label, section.id);
    const isGroup = section.kind === 'members' && section.depth === 2;
    section.sections.forEach((each) => read(each, isGroup));
  };
  read(page, false);
  const labelOf = ({ name }: ExportEntry) =>
    name.slice(subject.name.length + 1);
  const missing = members.filter((each) => !known.has(labelOf(each)));
  const added = new Map<ExportEntry, string>();
  if (missing.length > 0) {
    const title = 'Members';
    const group = makeSection(title, 2, slugger.slug(title), 'members');
    page.sections.push(group);
    for (const each of missing) {
      const title = titleOf(each, labelOf(each), missing);
      const section = makeSection(title, 3, slugger.slug(title));
      group.sections.push(describe(section, each));
      added.set(each, section.id);
    }
  }
  return members.map((each) => added.get(each) ?? known.get(labelOf(each))!);
}

function titleOf(
  { name, ofResult, signature }: ExportEntry,
  label: string,
  members: readonly ExportEntry[],
): string {
  const own = label.slice(label.lastIndexOf('.') + 1);
  const isCalled =
    signature.startsWith(`${own}(`) || signature.startsWith(`${own}<`);
  // The result of the subject can have a member with the same name.
  const isSecond =
    !ofResult && members.some((each) => each.name === name && each.ofResult);
  return `${isSecond ? name : label}${isCalled ? '()' : ''}`;
}

function describe(
  section: Section,
  { signature, comment, deprecated }: ExportEntry,
): Section {
  const sentence = sentenceOf(comment, 1);
  section.content.push({ code: { value: signature, links: [] } });
  if (sentence) section.content.push({ text: escaped(sentence) });
  if (deprecated !== undefined) {
    section.isDeprecated = true;
    const tag = makeSection('Deprecated', 4, '', 'deprecated');
    tag.content.push({ text: escaped(sentenceOf(deprecated, 1) ?? '') });
    section.sections.push(tag);
  }
  return section;
}
