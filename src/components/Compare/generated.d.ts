// Written by packages/release-notes/compare.
/* eslint-disable @typescript-eslint/consistent-type-imports -- an import would make a module of this file, which could not declare others */
declare module '@generated/compare/default/releases.json' {
  const value: { releases: readonly string[]; documented: readonly string[] };
  export default value;
}
declare module '@generated/compare/default/data.json' {
  const value: import('@o1js-docs/release-notes/comparison/data').CompareData;
  export default value;
}
