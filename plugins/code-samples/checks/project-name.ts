import type { Release } from '../../../config/releases';

/** What a vitest project checks: the programs that make no proof, or those that do. */
export type ProjectKind = 'samples' | 'proofs';

/** @returns the name of the vitest project that checks a release, e.g. `2.5.0 proofs` */
export function projectName(
  { label }: Pick<Release, 'label'>,
  kind: ProjectKind,
): string {
  return `${label} ${kind}`;
}
