// Written by config/page-styles.ts.
declare module '@generated/page-styles/default/*.json' {
  const value: string;
  export default value;
}
