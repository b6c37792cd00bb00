/**
 * Hides the rows of the reference's index that lack a word of the field, and
 * shows how many are left.
 *
 * @param input the field above the index
 */
export default function filterIndex(input: HTMLInputElement): void {
  const article = input.closest('article');
  const status = article?.querySelector('.api-filter [role=status]');
  if (!article || !status) return;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  let all = 0;
  for (const table of article.querySelectorAll('table')) {
    let ofTable = 0;
    for (const row of table.querySelectorAll<HTMLElement>('tbody tr')) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) ofTable += 1;
      all += 1;
    }
    for (const part of sectionOf(table)) part.hidden = ofTable === 0;
    shown += ofTable;
  }
  status.textContent = words.length > 0 ? `${shown} of ${all} names` : '';
}

/** @returns the table (or the box that it scrolls in) and the heading above it */
function sectionOf(table: HTMLElement): HTMLElement[] {
  let part: HTMLElement | null = table;
  while (part && !(part.previousElementSibling instanceof HTMLHeadingElement)) {
    part = part.parentElement;
  }
  return part ? [part.previousElementSibling as HTMLElement, part] : [];
}
