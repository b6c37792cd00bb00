import type { DocSearchHit } from '@docsearch/react';

/**
 * DocSearch groups hits in plain objects, under their group and their page's
 * title. A title like `__proto__` or `hasOwnProperty` would break those.
 *
 * @param hit a hit as the client gives it
 * @returns the hit with such a title made another one that looks the same
 */
export function withSafeGroupNames(hit: DocSearchHit): DocSearchHit {
  const { lvl0, lvl1 } = hit.hierarchy;
  return {
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0: safe(lvl0), lvl1: safe(lvl1) },
  };
}

const zeroWidthSpace = '\u200b';

function safe(name: string): string {
  return name in Object.prototype ? name + zeroWidthSpace : name;
}
