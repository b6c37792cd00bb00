import type { Plugin } from '@docusaurus/types';
import { switchedOff } from './switched-off';
import { unusedClasses } from './unused-classes';
import { unusedProperties } from './unused-properties';
import { withoutUnused } from './without-unused';

/** Leaves the rules of classes that nothing has out of the styles. See README.md. */
export default function unusedStylesPlugin(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [
        ...options.plugins,
        withoutUnused(
          (name) => unusedClasses.has(name) || switchedOff.test(name),
          unusedProperties,
        ),
      ],
    }),
  };
}
