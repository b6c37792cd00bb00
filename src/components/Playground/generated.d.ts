// Written by packages/runner/run.
declare module '@generated/run-samples/default/releases.json' {
  const value: readonly string[];
  export default value;
}
