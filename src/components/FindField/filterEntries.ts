/**
 * Shows only the entries of a page that have all words of the field, or whose
 * heading is part of what a reader has pasted. An entry is a heading of level 3
 * and what follows it.
 *
 * @param input the field above the entries
 */
export default function filterEntries(input: HTMLInputElement): void {
  const form = input.form!;
  const query = spaced(input.value);
  const words = query.split(' ').filter(Boolean);
  let entries = 0;
  for (const section of sectionsBelow(form)) {
    const parts = query === '' ? [] : entriesOf(section);
    const hits = parts.filter((entry) => {
      const [heading = '', ...rest] = entry.map((each) =>
        spaced(each.textContent),
      );
      const text = [heading, ...rest].join(' ');
      return query.includes(heading) || words.every((it) => text.includes(it));
    });
    entries += hits.length;
    const shown = new Set(hits.flat());
    for (const [index, element] of section.entries()) {
      const isHeading = index === 0 && hits.length > 0;
      element.hidden = query !== '' && !isHeading && !shown.has(element);
    }
  }
  form.querySelector('[role=status]')!.textContent =
    query === ''
      ? ''
      : entries === 0
        ? 'Nothing on this page. Press Enter to search all pages.'
        : `${entries} on this page`;
}

const spaced = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** @returns the elements below the form, from one heading of level 2 to the next */
function sectionsBelow(form: HTMLElement): HTMLElement[][] {
  const siblings = Array.from(form.parentElement!.children) as HTMLElement[];
  return splitBefore(siblings.slice(siblings.indexOf(form) + 1), 'h2');
}

/** @returns the entries of a section */
function entriesOf(section: readonly HTMLElement[]): HTMLElement[][] {
  return splitBefore(section, 'h3').filter(([first]) => first!.matches('h3'));
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
