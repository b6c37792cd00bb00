// Written by plugins/run-samples.
declare module '@generated/run-samples/default/releases.json' {
  const value: readonly { label: string; o1js: string }[];
  export default value;
}
