import { execFileSync } from 'node:child_process';
import { type Release, docsFolder, isCurrent, releases } from './releases';

/** How many archived versions `npm start` has beside Current, and those that are being edited. */
const archivedInDevelopment = 2;

interface Wish {
  /** Docs versions by name, with commas between, or `all`; `undefined` leaves the choice. */
  named: string | undefined;
  /** Whether files of a folder differ from the last commit. */
  isEdited: (folder: string) => boolean;
}

/**
 * Chooses what `npm start` serves: Current, the newest archived versions, and
 * those that are being edited. So its costs do not grow with the versions.
 *
 * @param all every release, newest first
 * @throws Error when a name is no docs version; it names those that are
 */
export function releasesAtHand(
  all: readonly Release[],
  { named, isEdited }: Wish,
): Release[] {
  if (named === 'all') return [...all];
  if (named !== undefined) {
    const names = named.split(',').map((name) => name.trim());
    const known = all.map(({ docsVersion }) => docsVersion);
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0)
      throw new Error(
        `VERSIONS names ${unknown.join(', ')}, which is no version of the documentation. There are: all, ${known.join(', ')}.`,
      );
    return all.filter(
      (release) => isCurrent(release) || names.includes(release.docsVersion),
    );
  }
  const archived = all.filter((release) => !isCurrent(release));
  const newest = archived.slice(0, archivedInDevelopment);
  return all.filter(
    (release) =>
      isCurrent(release) ||
      newest.includes(release) ||
      isEdited(docsFolder(release)),
  );
}

/** The releases that this run of Docusaurus serves. Builds have all. */
export const servedReleases: readonly Release[] =
  process.env.NODE_ENV === 'development'
    ? releasesAtHand(releases, { named: process.env.VERSIONS, isEdited })
    : releases;

function isEdited(folder: string): boolean {
  try {
    return (
      execFileSync('git', ['status', '--porcelain', '--', folder], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }) !== ''
    );
  } catch {
    // No git, or no repository.
    return false;
  }
}
