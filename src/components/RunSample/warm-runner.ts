import siteConfig from '@generated/docusaurus.config';
import { runFolder } from '@site/config/run-samples';
import type { RunData } from './run-data';
import { Runner } from './Runner';

/** Address of the folder with the files that programs need. */
export const runAddress = `${siteConfig.baseUrl}${runFolder}/`;

/** The frame of the latest release. */
let warm: { bundle: string; runner: Runner } | undefined;

/**
 * @param progress called with a text for the reader
 * @returns the frame of a release, which is loaded if another release ran last
 * @throws Error if a file cannot be loaded, or the signal aborts
 */
export async function runnerOf(
  data: Pick<RunData, 'o1js' | 'bundle' | 'worker'>,
  progress: (text: string) => void,
  signal: AbortSignal,
): Promise<Runner> {
  const { bundle, o1js } = data;
  if (warm?.bundle === bundle.file) return warm.runner;
  warm?.runner.end();
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const onBytes = (bytes: number) =>
    progress(
      bytes < bundle.bytes
        ? `Loading o1js ${o1js}: ${megabytes(bytes)} of ${megabytes(bundle.bytes)} MB`
        : `Starting o1js ${o1js}`,
    );
  onBytes(0);
  const runner = await Runner.start(runAddress, data, onBytes, signal, () => {
    if (warm?.runner === runner) warm = undefined;
  });
  warm = { bundle: bundle.file, runner };
  return runner;
}
