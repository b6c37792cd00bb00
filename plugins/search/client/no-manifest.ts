/** Stands for the manifest while pages are rendered: nothing is searched there. */
const manifest: Readonly<
  Record<string, { names: string; texts: string; types: string }>
> = {};
export default manifest;
