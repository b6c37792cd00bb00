import type { Circuit } from './circuitCost';
import { dataFile } from './data-file';

/** The circuits of one sample, as committed. */
export interface SampleCost {
  /** By name: a variable (`cs`), or program and method (`Add.run`). */
  circuits: Record<string, Circuit>;
}

export const {
  fileOf: costsFile,
  read: readCosts,
  update: updateCosts,
} = dataFile<SampleCost>('circuit-costs');
