import {
  compareMessage,
  entryOf,
  readMessage,
} from '@o1js-docs/search/engine/messages';

/**
 * Shows only the entries of a page that fit best to what a reader has pasted, by
 * the rule of the search, or that have all words of the field. An entry is a
 * name of the reference's index, a heading of level 3 and what follows it, or a
 * row of a table.
 *
 * @param input the field above the entries
 */
export default function filterEntries(input: HTMLInputElement): void {
  const field = input.closest<HTMLElement>('.api-filter')!;
  const query = spaced(input.value);
  const isHit = hitsOf(input.value, sectionsBelow(field).flatMap(entriesOf));
  let count = 0;
  for (const section of sectionsBelow(field)) {
    const entries = entriesOf(section);
    const hits = query === '' ? entries : entries.filter(isHit);
    count += hits.length;
    const shown = hits.flat();
    const [heading] = shown.length > 0 ? section : [];
    for (const element of [...section, ...entries.flat()]) {
      element.hidden =
        query !== '' &&
        element !== heading &&
        !shown.some((part) => element.contains(part));
    }
  }
  const nothing = `Nothing on this page.${input.form ? ' Press Enter to search all pages.' : ''}`;
  field.querySelector('[role=status]')!.textContent =
    query === '' ? '' : count === 0 ? nothing : `${count} on this page`;
}

/** @returns a function that says whether an entry is shown */
function hitsOf(
  pasted: string,
  entries: readonly HTMLElement[][],
): (entry: readonly HTMLElement[]) => boolean {
  const compare = compareMessage(readMessage(pasted));
  const fitOf = ([heading]: readonly HTMLElement[]) => {
    const title = heading!.querySelector('td') ?? heading!;
    const entry = title.matches('li') ? undefined : entryOf(title.textContent);
    return entry ? compare(entry) : 0;
  };
  const best = Math.max(...entries.map(fitOf));
  if (best > 0) return (entry) => fitOf(entry) === best;
  const words = spaced(pasted).split(' ').filter(Boolean);
  return (entry) => {
    const text = entry.map((each) => spaced(each.textContent)).join(' ');
    return words.every((word) => text.includes(word));
  };
}

const spaced = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** @returns the elements below the field, from one heading of level 2 to the next */
function sectionsBelow(field: HTMLElement): HTMLElement[][] {
  const siblings = Array.from(field.parentElement!.children) as HTMLElement[];
  return splitBefore(siblings.slice(siblings.indexOf(field) + 1), 'h2');
}

/** @returns the entries of a section */
function entriesOf(section: readonly HTMLElement[]): HTMLElement[][] {
  const names = section.flatMap((each) => [
    ...each.querySelectorAll<HTMLElement>('.api-names li'),
  ]);
  if (names.length > 0) return names.map((name) => [name]);
  const headed = splitBefore(section, 'h3').filter(([first]) =>
    first!.matches('h3'),
  );
  const rows = section.flatMap((each) => [
    ...each.querySelectorAll<HTMLElement>('tbody tr'),
  ]);
  return headed.length > 0 ? headed : rows.map((row) => [row]);
}

function splitBefore(
  elements: readonly HTMLElement[],
  selector: string,
): HTMLElement[][] {
  const parts: HTMLElement[][] = [];
  for (const element of elements) {
    if (parts.length === 0 || element.matches(selector)) parts.push([]);
    parts.at(-1)!.push(element);
  }
  return parts;
}
