import { readBuiltSite } from '../site/lib/site';
import { site } from '../../config/site';

/** One page of each kind, below the base path. The night checks all pages. */
export const onePageOfEachKind = [
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
