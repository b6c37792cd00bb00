/** What is read of a rule of PostCSS. */
interface Rule {
  selectors: string[];
  remove: () => void;
}

const isDark = (selector: string) =>
  /\[data-theme=['"]?dark['"]?\]/.test(selector);

/** A plugin of PostCSS that takes away what holds in the dark mode alone. */
export const withoutDarkRules = {
  postcssPlugin: 'without-dark-rules',
  Rule(rule: Rule): void {
    if (!rule.selectors.some(isDark)) return;
    const others = rule.selectors.filter((selector) => !isDark(selector));
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
};
