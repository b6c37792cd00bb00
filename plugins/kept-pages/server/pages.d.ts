declare module '@generated/kept-pages/pages.json' {
  const pages: Record<string, { key: string; isKept: boolean }>;
  export default pages;
}
