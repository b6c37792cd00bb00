/** One page of the docs plugin, as every part of the site knows it. */
export interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** The pages of a docs version, in few bytes. */
export interface PackedVersion {
  name: string;
  path: string;
  /** The sidebar of most pages. */
  sidebar?: string;
  /** A page whose path and sidebar follow from its id is the id alone. */
  docs: (string | Doc)[];
}

/** What the browser gets instead of a list of routes, of chunks and of pages. */
export interface DocTable {
  /** The chunk that renders a page of the docs plugin. */
  docItem: string;
  versions: PackedVersion[];
}

/**
 * Writes a version's pages down.
 *
 * @param version its name and the path of its home
 * @param docs its pages, in any order, which is kept
 * @returns what `unpackDocs` makes the same pages of
 */
export function packDocs(
  { name, path }: { name: string; path: string },
  docs: readonly Doc[],
): PackedVersion {
  const version = { name, path, sidebar: docs[0]?.sidebar };
  const packed = docs.map((doc) => {
    const usual = usualDoc(version, doc.id);
    const isUsual = doc.path === usual.path && doc.sidebar === usual.sidebar;
    return isUsual ? doc.id : doc;
  });
  return { ...version, docs: packed };
}

/** @returns the pages that `packDocs` wrote down, in their order. */
export function unpackDocs(packed: PackedVersion): Doc[] {
  return packed.docs.map((doc) =>
    typeof doc === 'string' ? usualDoc(packed, doc) : doc,
  );
}

type Version = Omit<PackedVersion, 'docs'>;

function usualDoc({ path, sidebar }: Version, id: string): Doc {
  const folder = path.endsWith('/') ? path : `${path}/`;
  return {
    id,
    path: folder + id.replace(/(^|\/)(index|README)$/, '$1'),
    sidebar,
  };
}
