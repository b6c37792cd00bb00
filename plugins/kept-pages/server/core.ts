import coreRender from '@docusaurus/core/lib/client/serverEntry';

/** A page as Docusaurus' server bundle renders it; Docusaurus does not publish the types. */
export interface Rendered {
  html: string;
  /** Head tags, links and anchors: plain data, because it goes from a worker to the build. */
  collectedData: unknown;
}

/** Docusaurus' own rendering of a page. */
export const render = coreRender as (input: {
  pathname: string;
}) => Promise<Rendered>;
