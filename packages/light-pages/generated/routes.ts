/** A route of .docusaurus/routes.js that leads to exactly one page. */
export interface PageRoute {
  path: string;
  /** The route's key in .docusaurus/routesChunkNames.json. */
  key: string;
}

const pageRoute =
  /\{\s*path: '((?:[^'\\]|\\.)*)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "[^"]*")?\s*\},?\n?/g;

/** @returns the routes of .docusaurus/routes.js that have nothing but a path, a component and a sidebar. */
export function readPageRoutes(source: string): PageRoute[] {
  return [...source.matchAll(pageRoute)].map(([, path, hash]) => ({
    path: path!,
    key: `${path}-${hash}`,
  }));
}

/**
 * Replaces routes by others that the browser makes.
 *
 * @param source .docusaurus/routes.js
 * @param groupOf which group a route belongs to; `undefined` keeps it as it is
 * @param makeRoutes an expression for the routes of a group
 * @param header what the expressions need
 */
export function replaceRoutes(
  source: string,
  groupOf: (route: PageRoute) => string | undefined,
  makeRoutes: (group: string) => string,
  header: string,
): string {
  const written = new Set<string>();
  const code = source.replace(
    pageRoute,
    (kept, path: string, hash: string): string => {
      const group = groupOf({ path, key: `${path}-${hash}` });
      if (group === undefined) return kept;
      if (written.has(group)) return '';
      written.add(group);
      return `...${makeRoutes(group)},\n`;
    },
  );
  return header + code;
}
