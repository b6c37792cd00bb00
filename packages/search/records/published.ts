/** The index of a version for programs, in `indexesFile`. */
export interface PublishedIndex {
  /** The release, e.g. `2.5.0`. */
  o1js: string;
  /** Path of the site, with slashes at both ends: `/o1js/`. */
  base: string;
  /** Root of the version below the site's base, with a closing slash: `` for Current, `2.5.0/`. */
  root: string;
  /** Addresses below the site's base. */
  titles: string;
  texts: string;
  types: string;
}
