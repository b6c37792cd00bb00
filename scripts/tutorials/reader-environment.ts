/** Variables that `npm run` sets for us, and that a reader's terminal has not. */
const ours =
  /^(npm_(package|lifecycle|command|execpath|node_execpath).*|npm_config_(local_prefix|prefix|global_prefix|loglevel|yes)|INIT_CWD|CI|NODE_ENV|NODE_OPTIONS|O1JS_\w+|PROOFS|VITEST.*)$/;

/**
 * The environment of a terminal in which nothing was set up.
 *
 * @param cacheFolder where o1js keeps compiled keys; empty at first, as with a new reader
 */
export function readerEnvironment(cacheFolder: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const folders = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
  return {
    ...Object.fromEntries(kept),
    PATH: folders.join(':'),
    XDG_CACHE_HOME: cacheFolder,
    // A reader says yes when npx asks whether to install a package.
    npm_config_yes: 'true',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
}
