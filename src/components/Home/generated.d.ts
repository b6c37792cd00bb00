// Written by config/home-styles.ts.
declare module '@generated/home-styles/default/styles.json' {
  const value: string;
  export default value;
}
