declare module '*.woff2' {
  /** The font's address. */
  const address: string;
  export default address;
}
