/** What is read of a rule of PostCSS. */
interface Rule {
  selectors: string[];
  remove: () => void;
}

/** What is read of a style sheet. */
interface Root {
  walkRules: (visit: (rule: Rule) => unknown) => void;
  walkDecls: (
    prop: RegExp,
    visit: (declaration: { prop: string; remove: () => void }) => void,
  ) => void;
}

/**
 * It collects the rules before it removes any: beside Docusaurus' own plugins
 * PostCSS was seen to pass over the neighbor of each removed rule.
 *
 * @param isUnusedClass whether no element has a class
 * @param properties custom ones that nothing reads
 * @returns a plugin of PostCSS that takes away the selectors that need one of the classes, and what sets one of the properties
 */
export function withoutUnused(
  isUnusedClass: (name: string) => boolean,
  properties: ReadonlySet<string>,
) {
  const isUnused = (selector: string) =>
    classesOf(selector).some(isUnusedClass);
  return {
    postcssPlugin: 'without-unused-styles',
    Once(root: Root): void {
      const rules: Rule[] = [];
      root.walkRules((rule) => rules.push(rule));
      for (const rule of rules) {
        if (!rule.selectors.some(isUnused)) continue;
        const others = rule.selectors.filter((selector) => !isUnused(selector));
        if (others.length > 0) rule.selectors = others;
        else rule.remove();
      }
      root.walkDecls(/^--/, (declaration) => {
        if (properties.has(declaration.prop)) declaration.remove();
      });
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
