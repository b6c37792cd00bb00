import { pushToMap } from '@o1js-docs/project/push-to-map';
import { sentenceOf } from '../symbols/first-sentence';
import { ownerOf } from '../symbols/id';
import type { ExportEntry } from '../symbols/table/export-table';
import { kindOf, locationFinder } from '../symbols/table/join';
import type { DocLocation } from '../symbols/table/locations';
import type { Description } from './theme/description';
import { deprecation } from './theme/parts';
import { escaped } from './theme/pieces';
import type { ReferencePage } from './convert';

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
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  return [...members].flatMap(([subject, ofPage]) => {
    const anchors = addToPage(subject, ofPage, pageOf.get(subject.page)!);
    return ofPage.map((each, i): DocLocation => {
      const location = find(each);
      return {
        name: each.name,
        kind: kindOf(each),
        ofInstance: each.ofInstance,
        page: subject.page,
        anchor: anchors[i],
        source: location?.name === each.name ? location.source : undefined,
      };
    });
  });
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
  { content, reader }: ReferencePage,
): string[] {
  const known = new Map(
    content.members
      .flatMap((group) => group.members)
      .map(({ title, id = '' }) => [title.replace(/\?|\(.*/g, '').trim(), id]),
  );
  const labelOf = ({ name }: ExportEntry) =>
    name.slice(subject.name.length + 1);
  const missing = members.filter((each) => !known.has(labelOf(each)));
  const added = new Map<ExportEntry, string>();
  if (missing.length > 0) {
    const group = reader.start('Members');
    content.members.push(group);
    for (const each of missing) {
      const member = reader.start(titleOf(each, labelOf(each), missing));
      fill(member, each);
      group.members.push(member);
      added.set(each, member.id!);
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

function fill(
  member: Description,
  { signature, comment, deprecated }: ExportEntry,
): void {
  const sentence = sentenceOf(comment, 1);
  member.code = { value: signature, links: [] };
  if (sentence) member.text.push(escaped(sentence));
  if (deprecated !== undefined) {
    member.isDeprecated = true;
    const reason = sentenceOf(deprecated, 1);
    member.deprecation = deprecation(reason ? [escaped(reason)] : []);
  }
}
