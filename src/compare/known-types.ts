/** What is known of types, to tell what a member is called on. */
export interface KnownTypes {
  /** Id of a symbol -> the exported type that it holds or returns, or one of the language: `string`. */
  results: Readonly<Record<string, string>>;
  /** Class -> the class that it extends. */
  bases: Readonly<Record<string, string>>;
}

/** @returns a class and those that it inherits from */
export function withBases(name: string, { bases }: KnownTypes): string[] {
  const found = [name];
  for (let base = bases[name]; base; base = bases[base]) {
    if (found.includes(base)) break;
    found.push(base);
  }
  return found;
}

/** @returns whether a type is one of the language, whose members are not those of the library */
export function isOfLanguage(type: string): boolean {
  return /^[a-z]/.test(type);
}
