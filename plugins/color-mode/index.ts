import type { Plugin } from '@docusaurus/types';
import { withoutDarkRules } from './without-dark-rules';

export { lightOnly } from './light-only';

/** Leaves the rules of the dark mode out of the styles. See README.md. */
export default function colorModePlugin(): Plugin {
  return {
    name: 'color-mode',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, withoutDarkRules],
    }),
  };
}
