/** A docs version, with the addresses of its pages. */
export interface Version {
  label: string;
  /** Address of its root. */
  path: string;
  docs: readonly { path: string }[];
}

/** A page at an address like the one that leads nowhere. */
export interface Twin {
  path: string;
  /** The version that has it, if it is not the address' own. */
  version: Version | undefined;
}

/**
 * Finds the page that was meant: the one whose address differs in case alone,
 * or else those at the same path in other versions.
 *
 * @param path the address that leads nowhere, e.g. `/o1js/2.4.0/zkapps/intro`
 * @param own the version that the address is below
 * @param versions all of them
 */
export function twins(
  path: string,
  own: Version,
  versions: readonly Version[],
): Twin[] {
  const wanted = belowRoot(path, own);
  const find = (version: Version) =>
    version.docs.find((doc) => belowRoot(doc.path, version) === wanted)?.path;
  const ownPath = find(own);
  if (ownPath !== undefined) return [{ path: ownPath, version: undefined }];
  return versions.flatMap((version) => {
    const found = version === own ? undefined : find(version);
    return found === undefined ? [] : [{ path: found, version }];
  });
}

/** @returns the part of an address below a version's root, without its case, its closing slash and the name of a file */
export function belowRoot(path: string, version: Version): string {
  return path
    .slice(version.path.replace(/\/$/, '').length)
    .replace(/(\/index)?\.html$|\/$/, '')
    .toLowerCase();
}
