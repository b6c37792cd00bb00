import type { Release } from '../../../config/releases';

/** A vitest project checks the scripts without proofs, or the scripts with proofs. */
export type ProjectKind = 'samples' | 'proofs';

/** @returns the name of the vitest project that checks a release, e.g. `2.5.0 proofs` */
export function projectName(
  { label }: Pick<Release, 'label'>,
  kind: ProjectKind,
): string {
  return `${label} ${kind}`;
}
