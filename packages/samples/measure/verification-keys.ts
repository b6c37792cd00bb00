import { dataFile } from './data-file';

/** The verification keys of a page's programs, by variable. Programs of one page may share a name. They are never compared: a proof whose key isn't recorded has no link. */
export type PageKeys = Record<string, string[]>;

/** By the path of the page. */
export const { read: readKeys, update: updateKeys } =
  dataFile<PageKeys>('verification-keys');
