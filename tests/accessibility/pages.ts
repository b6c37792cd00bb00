import { releases, urlPrefix } from '../../config/releases';
import { readBuiltSite } from '../site/lib/site';
import { site } from '../../config/site';

const reference = 'api-reference/';

/** One API page of every kind, and the largest ones, of each release. */
const referencePages = [
  'Introduction',
  'classes/AccountUpdate',
  'classes/Field',
  'classes/SmartContract',
  'classes/TokenContract',
  'classes/UInt64',
  'functions/fetchAccount',
  'interfaces/Permissions',
  'namespaces/Experimental',
  'namespaces/Experimental/classes/BatchReducer',
  'namespaces/Mina/functions/transaction',
  'type-aliases/Provable',
  'variables/Gadgets',
  'variables/Provable',
].map((page) => reference + page);

/** @returns paths of all pages of the build, below the base path */
export function everyPage(): string[] {
  return [...readBuiltSite().pages.keys()]
    .map((route) => route.slice(site.baseUrl.length))
    .sort();
}

/**
 * @returns paths of every guide, and of the chosen API pages, of every release
 * @throws Error when a chosen page is not there
 */
export function guidesAndChosenReferencePages(): string[] {
  const pages = everyPage();
  const chosen = releases.flatMap((release) =>
    referencePages.map((page) => urlPrefix(release) + page),
  );
  const missing = chosen.filter((page) => !pages.includes(page));
  if (missing.length > 0) {
    throw new Error(
      `The build has no ${missing.join(', ')}. Choose other pages in tests/accessibility/pages.ts.`,
    );
  }
  return [...pages.filter((page) => !page.includes(reference)), ...chosen];
}
