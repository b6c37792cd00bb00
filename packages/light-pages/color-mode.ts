import type { Plugin } from '@docusaurus/types';

/** Removes the styles of the dark mode: `?docusaurus-data-theme=dark` would switch them on. */
export default function colorModePlugin(): Plugin {
  const Rule = (rule: { selector: string; remove: () => void }): void => {
    if (/data-theme=['"]?dark/.test(rule.selector)) rule.remove();
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
