import { escapeHtml } from '../engine/highlight';

const mark = /&lt;(\/?mark)&gt;/g;

/**
 * Algolia gives back texts as they were pushed, and the modal reads them as
 * HTML, for their marks. Escapes every text of a response except the highlights.
 *
 * @param value a response, or any part of it; addresses stay as they are
 */
export function escapeMarkup<Value>(value: Value): Value {
  return escapeDeep(value) as Value;
}

/** Read as they are: never put into the page as HTML. */
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
