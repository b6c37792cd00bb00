/**
 * Hides the names of the reference's index that lack a word of the field, and
 * shows how many are left.
 *
 * @param input the field above the index
 */
export default function filterIndex(input: HTMLInputElement): void {
  const article = input.closest('article');
  const status = article?.querySelector('.api-filter [role=status]');
  if (!article || !status) return;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...article.querySelectorAll<HTMLElement>('.api-names li')];
  for (const item of items) {
    const text = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
  }
  for (const list of article.querySelectorAll<HTMLElement>('.api-names')) {
    const isEmpty = !list.querySelector('li:not([hidden])');
    list.hidden = isEmpty;
    // The heading above it.
    (list.previousElementSibling as HTMLElement).hidden = isEmpty;
  }
  const shown = items.filter(({ hidden }) => !hidden);
  status.textContent =
    words.length > 0 ? `${shown.length} of ${items.length} names` : '';
}
