import { readBuiltSite } from '../site/lib/site';
import { site } from '../../config/site';

/** One page of each kind. The night checks all pages. */
const kinds = [
  '',
  '2.4.0/basic-types/field',
  'api-reference/Introduction',
  'api-reference/classes/MerkleTree',
  'api-reference/functions/fetchAccount',
  'api-reference/interfaces/Permissions',
  'api-reference/namespaces/Experimental',
  'api-reference/type-aliases/Provable',
  'api-reference/variables/Poseidon',
  'changelog',
  'compare',
  'getting-started/common-errors',
  'playground',
  'search',
  'writing-constraint-systems/zk-program',
];

/** @returns paths of all pages of the build, below the base path */
export function everyPage(): string[] {
  return [...readBuiltSite().pages.keys()]
    .map((route) => route.slice(site.baseUrl.length))
    .sort();
}

/**
 * @returns paths of one page of each kind
 * @throws Error when one of them is not there
 */
export function onePageOfEachKind(): string[] {
  const pages = new Set(everyPage());
  const missing = kinds.filter((page) => !pages.has(page.replace(/\/$/, '')));
  if (missing.length > 0) {
    throw new Error(
      `The build has no ${missing.join(', ')}. Choose other pages in tests/accessibility/pages.ts.`,
    );
  }
  return kinds;
}
