import type { ReleaseFolder } from '../release-folder';

/** @returns the environment that samples of a release run in: nothing of vitest's, the release's prover and cache. */
export function environmentOf({
  backend,
  proofCache,
}: Pick<ReleaseFolder, 'backend' | 'proofCache'>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|NODE_OPTIONS|NODE_ENV|TEST$)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    O1JS_BACKEND: backend,
    XDG_CACHE_HOME: proofCache,
  };
}
