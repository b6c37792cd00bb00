/**
 * Shows only the entries of a page that have all words of the field, or whose
 * heading is part of what a reader has pasted. An entry is a name of the
 * reference's index, or a heading of level 3 and what follows it.
 *
 * @param input the field above the entries
 */
export default function filterEntries(input: HTMLInputElement): void {
  const field = input.closest<HTMLElement>('.api-filter')!;
  const query = spaced(input.value);
  const words = query.split(' ').filter(Boolean);
  const isHit = (entry: readonly HTMLElement[]) => {
    const [heading = '', ...rest] = entry.map((each) =>
      spaced(each.textContent),
    );
    const text = [heading, ...rest].join(' ');
    return query.includes(heading) || words.every((it) => text.includes(it));
  };
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
  return names.length > 0
    ? names.map((name) => [name])
    : splitBefore(section, 'h3').filter(([first]) => first!.matches('h3'));
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
