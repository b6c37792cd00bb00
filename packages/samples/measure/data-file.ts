import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { writeFile } from '@o1js-docs/project/write-file';

/** Figures of a release, as committed. */
export interface Recorded<Figure> {
  /** The release they were measured on. */
  o1js: string;
  /** By the id of a sample. */
  samples: Record<string, Figure>;
}

/** @returns functions for the file `_measured/<name>.json` of a release's guides */
export function dataFile<Figure>(name: string) {
  /** @returns the file's path, relative to the site's root */
  const fileOf = (release: Release) =>
    `${docsFolder(release)}/_measured/${name}.json`;
  /** @returns the committed figures; none when nothing is recorded yet */
  const read = (release: Release, siteFolder: string): Recorded<Figure> =>
    readData(siteFolder, fileOf(release)) ?? { o1js: '', samples: {} };
  return {
    fileOf,
    read,
    /**
     * Records figures, with sorted keys, so that a change shows as one line. Without any, there is no file.
     *
     * @param known the ids that the release has; figures of others are dropped
     * @param change puts the measured figures next to the committed ones
     */
    update: (
      release: InstalledRelease,
      siteFolder: string,
      known: ReadonlySet<string | undefined>,
      change: (samples: Record<string, Figure>) => void,
    ) => {
      const absolute = path.join(siteFolder, fileOf(release));
      const { samples } = read(release, siteFolder);
      change(samples);
      const entries = Object.entries(samples).filter(([id]) => known.has(id));
      if (entries.length === 0) {
        rmSync(absolute, { force: true });
        return;
      }
      const data: Recorded<Figure> = {
        o1js: release.o1jsVersion,
        samples: Object.fromEntries(entries),
      };
      writeFile(absolute, `${JSON.stringify(sortKeys(data), null, 2)}\n`);
    },
  };
}

/** @returns the content of a JSON file, or undefined when there is none. */
export function readData<T>(siteFolder: string, file: string): T | undefined {
  const absolute = path.join(siteFolder, file);
  if (!existsSync(absolute)) return undefined;
  return JSON.parse(readFileSync(absolute, 'utf8')) as T;
}

function sortKeys(value: unknown): unknown {
  const isRecord =
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, item]) => [key, sortKeys(item)]),
  );
}
