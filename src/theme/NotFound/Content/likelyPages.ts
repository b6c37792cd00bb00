/** A docs version, with the addresses of its pages. */
interface DocsVersion {
  label: string;
  /** Address of its root. */
  path: string;
  docs: readonly { path: string }[];
}

/** A page at the same path as an unknown address. */
interface LikelyPage {
  path: string;
  /** Label of its version, if the unknown address belongs to another one. */
  label: string | undefined;
}

/**
 * Finds the page that an unknown address means: a page of the same version
 * whose address differs only in case, a closing slash or `.html`, otherwise the
 * pages at the same path in other versions.
 *
 * @param address e.g. `/o1js/2.4.0/zkapps/intro`
 * @param own the version of the address
 */
export function likelyPages(
  address: string,
  own: DocsVersion,
  versions: readonly DocsVersion[],
): LikelyPage[] {
  const wanted = pathBelow(address, own);
  const find = (version: DocsVersion) =>
    version.docs.find(({ path }) => pathBelow(path, version) === wanted)?.path;
  const ownPath = find(own);
  if (ownPath !== undefined) return [{ path: ownPath, label: undefined }];
  return versions.flatMap((version) => {
    const path = find(version);
    return path === undefined ? [] : [{ path, label: version.label }];
  });
}

/** @returns an address below its version's root, in lower case */
function pathBelow(address: string, version: DocsVersion): string {
  return address
    .slice(version.path.replace(/\/$/, '').length)
    .replace(/(\/index)?\.html$|\/$/, '')
    .toLowerCase();
}

/** @returns the words of an address's last part, e.g. `Merkle Tree` for `/o1js/classes/MerkleTree.html` */
export function wordsOfAddress(address: string): string {
  const parts = address.replace(/(\/index)?\.html$|\/$/, '').split('/');
  return (parts.at(-1) ?? '')
    .replace(/%[\dA-F]{2}/gi, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
