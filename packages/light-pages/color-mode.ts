import type { Plugin } from '@docusaurus/types';

/** Keeps the light mode: `?docusaurus-data-theme=dark` would switch on the styles of the dark one, and off those of the light one, such as the logo's. */
export default function colorModePlugin(): Plugin {
  const Rule = (rule: { selector: string; remove: () => void }): void => {
    if (/data-theme=['"]?dark/.test(rule.selector)) rule.remove();
    rule.selector = rule.selector.replace(
      /\[data-theme=['"]?light['"]?\]/,
      ':root',
    );
  };
  const lightOnly = { postcssPlugin: 'light-only', Rule };
  return {
    name: 'color-mode',
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      plugins: [...plugins, lightOnly],
    }),
  };
}
