/** The endpoints of the last `Mina.Network`. o1js does not export them, so vitest.config.ts names their file. */
declare module 'o1js-network-config' {
  export const networkConfig: object;
}
