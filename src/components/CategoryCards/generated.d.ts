// Written by config/cards.ts.
declare module '@generated/cards/default/cards.json' {
  /** By the id of a guide. Lines are 0 without a program. */
  const value: Partial<Record<string, { svg: string; lines: number }>>;
  export default value;
}
