import { docsFolder, type Release } from '@o1js-docs/project/releases';
import type { CircuitCost } from '../run/report';
import { readData, writeData } from './data-file';

/** The circuits of one sample, as committed. */
export interface SampleCost {
  /** By name: a variable (`cs`), or program and method (`Add.run`). */
  circuits: Record<string, CircuitCost>;
}

/** Measured circuit costs of a release, by the id of the sample. */
export interface CircuitCosts {
  /** The release they were measured on. */
  o1js: string;
  samples: Record<string, SampleCost>;
}

/** @returns the committed file of a release, relative to the site's root. */
export function costsFile(release: Release): string {
  return `${docsFolder(release)}/_measured/circuit-costs.json`;
}

/** @returns the committed costs; none when nothing is recorded yet. */
export function readCosts(release: Release, siteFolder: string): CircuitCosts {
  return readData(siteFolder, costsFile(release)) ?? { o1js: '', samples: {} };
}

/** Writes the costs of a release, sorted, so that a change shows as one line. */
export function writeCosts(
  release: Release,
  siteFolder: string,
  costs: CircuitCosts,
): void {
  writeData(siteFolder, costsFile(release), costs);
}
