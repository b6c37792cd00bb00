export { byVersion } from '@o1js-docs/project/by-version';

/** An o1js version that is no prerelease. */
const stable = /^\d+\.\d+\.\d+$/;

/** @returns false for a prerelease like `2.10.0-dev.5`. */
export function isStable(version: string): boolean {
  return stable.test(version);
}
