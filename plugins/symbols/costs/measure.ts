import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '../../../config/releases';
import { runScript } from '../../run-script';
import type { ApiCosts } from './cost';

/** What a process that measures a release answers. */
export interface MeasuredCosts extends ApiCosts {
  /** Symbols whose calls fail, with the error: they need a line in set-ups.mjs. */
  failed: readonly string[];
}

/**
 * Measures a release in a process of its own, on its own package, because
 * o1js keeps the circuit that is built in global state.
 *
 * @param siteFolder absolute path of the folder that holds `docs` and node_modules
 * @throws Error with what the process wrote when it fails
 */
export async function measureCosts(
  release: Release,
  siteFolder: string,
): Promise<MeasuredCosts> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-costs-'));
  const file = path.join(folder, 'costs.json');
  try {
    await runScript(
      path.join(import.meta.dirname, 'measure-release.ts'),
      [siteFolder, release.docsVersion, file],
      { cwd: siteFolder, failure: 'Costs were not measured:' },
    );
    return JSON.parse(readFileSync(file, 'utf8')) as MeasuredCosts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
