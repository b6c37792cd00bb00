import { pushToMap } from '@o1js-docs/project/push-to-map';
import { sentenceOf } from '../symbols/first-sentence';
import { idOf, ownerOf } from '../symbols/id';
import type { ExportEntry } from '../symbols/table/export-table';
import { kindOf, locationFinder } from '../symbols/table/join';
import type { DocLocation } from '../symbols/table/locations';
import type { Description } from './theme/description';
import { ownSummary } from './own-summaries';
import { deprecation } from './theme/parts';
import { escaped } from './theme/pieces';
import type { ReferencePage } from './theme/reference-theme';

/** Kinds of pages that TypeDoc lists all members on, but for those that are internal. */
const complete = ['class', 'interface', 'enumeration', 'namespace'];

/**
 * Adds members that TypeDoc leaves out: members of values and types that other
 * types make, and of the results of functions. If the page has a heading of
 * that name, that heading is used.
 *
 * @param locations of the symbols that TypeDoc documents
 * @param pages are changed
 * @returns the locations of all symbols
 */
export function addMembers(
  exportTable: readonly ExportEntry[],
  locations: readonly DocLocation[],
  pages: readonly ReferencePage[],
): DocLocation[] {
  const find = locationFinder(exportTable, locations);
  const byName = new Map(exportTable.map((each) => [each.name, each]));
  const subjects = locations.filter(({ isSubject }) => isSubject);
  const members = new Map<DocLocation, ExportEntry[]>();
  for (const each of exportTable) {
    const { name, ofInstance, ofResult, inheritedFrom } = each;
    const owner = byName.get(ownerOf(name));
    const location = find(each);
    if (!owner || !location) continue;
    const place = find(owner) ?? location;
    // The declaration of a member can be on the page of another type.
    const isThere = inheritedFrom ?? location.page === place.page;
    if (location.anchor && !ofResult && isThere) continue;
    const value = subjects.find(({ page }) => page === place.page) ?? location;
    if (!name.startsWith(`${value.name}.`)) continue;
    // Members of instances are on the type's page, unless the value of the same name is a class.
    const isClass = byName.get(value.name)?.signature.startsWith('class ');
    const isValue = ['variable', 'namespace'].includes(value.kind) && !isClass;
    const type =
      isValue && ofInstance && !ofResult
        ? subjects.find((s) => s.kind === 'type' && s.name === value.name)
        : undefined;
    const subject = type ?? value;
    if (!complete.includes(subject.kind)) pushToMap(members, subject, each);
  }
  const added = [...members].flatMap(([subject, ofPage]) => {
    const page = pages.find(({ file }) => file === subject.page)!;
    const anchors = addToPage(subject, ofPage, page);
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
  const ids = new Set(added.map(idOf));
  return [...added, ...locations.filter((each) => !ids.has(idOf(each)))];
}

/** @returns the anchors of the members */
function addToPage(
  subject: DocLocation,
  members: readonly ExportEntry[],
  { content, reader }: ReferencePage,
): string[] {
  const anchors = new Map(
    content.members
      .flatMap((group) => group.members)
      .map(({ title, id = '' }) => [title.replace(/\?|\(.*/g, '').trim(), id]),
  );
  const labelOf = ({ name }: ExportEntry) =>
    name.slice(subject.name.length + 1);
  const missing = members.filter((each) => !anchors.has(labelOf(each)));
  const group = missing.length > 0 ? reader.start('Members') : undefined;
  const added = new Map(
    missing.map((each) => {
      const member = reader.start(titleOf(each, labelOf(each), missing));
      fill(member, each);
      group?.members.push(member);
      return [each, member.id!];
    }),
  );
  content.members.push(...(group ? [group] : []));
  return members.map((each) => added.get(each) ?? anchors.get(labelOf(each))!);
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
  { name, signature, comment, deprecated }: ExportEntry,
): void {
  const sentence = sentenceOf(comment, 1);
  const text = sentence ? escaped(sentence) : ownSummary(name);
  member.code = { value: signature, links: [] };
  if (text) member.text.push(text);
  if (deprecated !== undefined) {
    member.isDeprecated = true;
    const reason = sentenceOf(deprecated, 1);
    member.deprecation = deprecation(reason && escaped(reason));
  }
}
