import type { ReleaseFolder } from '../release-folder';

/** Environment variables that Node and o1js need. Samples get no others, because these may contain secrets. */
const inherited =
  /^(?:PATH|HOME|LANG|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|USERPROFILE|LOCALAPPDATA|APPDATA)$/i;

/** @returns the environment that samples of a release run in: its prover and cache, and little else. */
export function environmentOf({
  backend,
  proofCache,
}: Pick<ReleaseFolder, 'backend' | 'proofCache'>): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => inherited.test(name)),
    ),
    O1JS_BACKEND: backend,
    XDG_CACHE_HOME: proofCache,
  };
}
