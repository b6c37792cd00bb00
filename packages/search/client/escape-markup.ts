import { escapeHtml } from '../engine/highlight';

const mark = /&lt;(\/?mark)&gt;/g;

/** Fields that the theme never puts into the page as HTML. */
const verbatim = /^(?:url|url_without_anchor|query|objectID)$/;

/**
 * Escapes every text of a response except the tags of its marks. Algolia
 * returns texts as they were pushed, and the modal shows them as HTML.
 *
 * @param response JSON; addresses in it aren't escaped
 */
export function escapeMarkup(response: unknown): unknown {
  return JSON.parse(JSON.stringify(response), (key, value: unknown) =>
    typeof value === 'string' && !verbatim.test(key)
      ? escapeHtml(value).replace(mark, '<$1>')
      : value,
  ) as unknown;
}
