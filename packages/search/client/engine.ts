// The engine is one chunk, which the first search downloads.
export { unpackRecords } from '../engine/index-records';
export { buildSearchIndex } from '../engine/search-index';
export { toHit } from '../engine/to-hit';
export { readTypeQuery } from '../engine/type-search';
