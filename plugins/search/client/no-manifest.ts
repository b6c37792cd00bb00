/** Stands for the manifest while pages are rendered: nothing is searched there. */
const manifest: Readonly<Record<string, string>> = {};
export default manifest;
