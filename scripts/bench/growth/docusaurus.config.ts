import type { Options } from '@docusaurus/preset-classic';
import config from '../../../docusaurus.config';
import { contentChecksPlugin } from '../../../plugins/content-checks/plugin';

const { GROWTH_VERSIONS: versions } = process.env;

/** The site with fewer versions or more pages than it has. */
function grow(options: Options): Options {
  return {
    ...options,
    docs: {
      ...options.docs,
      sidebarPath: './scripts/bench/growth/sidebars.ts',
      ...(versions && { onlyIncludeVersions: versions.split(',') }),
    },
  };
}

export default {
  ...config,
  presets: config.presets?.map((preset) =>
    Array.isArray(preset) && preset[0] === 'classic'
      ? [preset[0], grow(preset[1] as Options)]
      : preset,
  ),
  // Redirects lead to pages of all versions.
  plugins: config.plugins
    // Pages that are made up are in no sidebar.
    ?.filter((plugin) => plugin !== contentChecksPlugin)
    .map((plugin) => {
      if (!Array.isArray(plugin)) return plugin;
      const [module, options] = plugin;
      return typeof options === 'object' && 'redirects' in options
        ? [module, { ...options, redirects: [] }]
        : plugin;
    }),
};
