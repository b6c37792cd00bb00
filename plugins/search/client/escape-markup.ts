import { escapeHtml } from '../engine/highlight';

const mark = /&lt;(\/?mark)&gt;/g;

/**
 * Escapes every text of a response except the tags of its marks. Algolia
 * returns texts as they were pushed, and the modal shows them as HTML.
 *
 * @param value a response, or a part of it; addresses aren't escaped
 */
export function escapeMarkup<Value>(value: Value): Value {
  return escapeDeep(value) as Value;
}

/** Fields that the theme never puts into the page as HTML. */
const verbatim = new Set(['url', 'url_without_anchor', 'query', 'objectID']);

function escapeDeep(value: unknown): unknown {
  if (typeof value === 'string') return escapeHtml(value).replace(mark, '<$1>');
  if (Array.isArray(value)) return value.map(escapeDeep);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      verbatim.has(key) ? (each as unknown) : escapeDeep(each),
    ]),
  );
}
