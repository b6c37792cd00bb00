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
  /** One id a line. */
  ids: string;
  /** What does not follow from an id: by id, the properties that differ. */
  exceptions: Record<string, Partial<Doc>>;
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
  version: { name: string; path: string },
  docs: readonly Doc[],
): PackedVersion {
  const packed: PackedVersion = {
    name: version.name,
    path: version.path,
    sidebar: docs[0]?.sidebar,
    ids: docs.map(({ id }) => id).join('\n'),
    exceptions: {},
  };
  for (const doc of docs) {
    const usual = usualDoc(packed, doc.id);
    const properties = (['path', 'sidebar'] as const).filter(
      (property) => doc[property] !== usual[property],
    );
    if (properties.length > 0) {
      packed.exceptions[doc.id] = Object.fromEntries(
        // A page without a sidebar says so: JSON knows no undefined.
        properties.map((property) => [property, doc[property] ?? '']),
      );
    }
  }
  return packed;
}

/** @returns the pages that `packDocs` wrote down, in their order. */
export function unpackDocs(packed: PackedVersion): Doc[] {
  return packed.ids.split('\n').map((id) => {
    const doc = { ...usualDoc(packed, id), ...packed.exceptions[id] };
    if (!doc.sidebar) delete doc.sidebar;
    return doc;
  });
}

function usualDoc({ path, sidebar }: PackedVersion, id: string): Doc {
  const folder = path.endsWith('/') ? path : `${path}/`;
  return {
    id,
    path: folder + id.replace(/(^|\/)(index|README)$/, '$1'),
    sidebar,
  };
}
