/** What is read of a rule of PostCSS. */
interface Rule {
  selectors: string[];
  remove: () => void;
}

/**
 * @param classes that no element has
 * @returns a plugin of PostCSS that takes away the selectors that need one of them
 */
export function withoutClasses(classes: ReadonlySet<string>) {
  const isUnused = (selector: string) =>
    classesOf(selector).some((each) => classes.has(each));
  return {
    postcssPlugin: 'without-unused-classes',
    Rule(rule: Rule): void {
      if (!rule.selectors.some(isUnused)) return;
      const others = rule.selectors.filter((selector) => !isUnused(selector));
      if (others.length > 0) rule.selectors = others;
      else rule.remove();
    },
  };
}

/** The classes that an element has to have; not those of `:not(.a)`. */
function classesOf(selector: string): string[] {
  const needed = selector.replace(/:not\([^)]*\)/g, '');
  return [...needed.matchAll(/\.(?<name>[\w-]+)/g)].map(
    ({ groups }) => groups!.name!,
  );
}
