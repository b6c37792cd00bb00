/** Ends the name of a file of checks. Docusaurus does not make a page of it. */
const ending = '.checks.mdx';

/** @returns true if a file contains the checks of a page */
export function isChecksFile(file: string): boolean {
  return file.endsWith(ending);
}

/** @returns the file of a page's checks: `docs/basic-types/field.checks.mdx` */
export function checksFileOf(page: string): string {
  return page.replace(/\.mdx?$/, ending);
}

/** @returns the page that a file of checks belongs to: `docs/basic-types/field.mdx` */
export function pageOfChecks(file: string): string {
  return file.replace(ending, '.mdx');
}
