import { addresses } from '@o1js-docs/project/addresses';
import { changelogFeed, compareAddress } from '@o1js-docs/project/paths';
import { isCurrent, type Release } from '@o1js-docs/project/releases';
import { entriesFolder, type Entry } from '../entries';
import type {
  Comparison,
  Comparisons,
  SignatureChanges,
} from '@o1js-docs/api-docs/symbols/history';
import { byVersion } from '@o1js-docs/project/by-version';
import type { ApiCosts } from '@o1js-docs/api-docs/symbols/costs/cost';
import { changedCosts } from './changed-costs';
import { exportLists } from './export-lists';

/**
 * Writes the changelog of a docs version: from its own release down.
 *
 * @param release the docs version
 * @param o1jsVersion the o1js release that it documents
 * @param entries of all releases, newest first
 * @param signatures that differ between releases
 * @param costs of the symbols of documented releases
 * @returns the page, as Markdown
 */
export function changelogPage(
  release: Release,
  o1jsVersion: string,
  entries: readonly Entry[],
  comparisons: Comparisons,
  signatures: SignatureChanges,
  costs: readonly ApiCosts[],
): string {
  const isShown = ({ version }: Entry) => byVersion(version, o1jsVersion) <= 0;
  const shown = entries.filter(isShown);
  // A section also reads its neighbors.
  const sections = entries.flatMap((entry, i) =>
    isShown(entry) ? section(entry, i, entries, comparisons, signatures) : [],
  );
  return [
    frontMatter(release, o1jsVersion),
    introduction,
    ...sections,
    ...changedCosts(
      costs.filter(({ o1js }) => byVersion(o1js, o1jsVersion) <= 0),
    ),
    overview(shown, comparisons),
  ].join('\n\n');
}

function frontMatter(release: Release, o1jsVersion: string): string {
  const edit = isCurrent(release)
    ? `${addresses.docsRepository}/tree/main/${entriesFolder}`
    : 'null';
  return [
    '---',
    'title: Changelog',
    `description: Find out what each o1js release up to ${o1jsVersion} breaks, adds, changes, removes and fixes.`,
    `keywords: [release notes, what is new, version history, release history, breaking changes, new features, deprecated, list of releases, latest release]`,
    `custom_edit_url: ${edit}`,
    '---',
    '',
    `<!-- Written from ${entriesFolder}/: edit the file of the release there. -->`,
  ].join('\n');
}

const introduction =
  'The releases of o1js on npm, newest first. ' +
  'If a release changes the circuits of contracts, it says so under Breaking changes: ' +
  'redeploy your contracts, or stay on your release. [All releases at a glance](#releases). ' +
  `The releases are also an [Atom feed](pathname://${changelogFeed}).`;

function section(
  { version, date, text }: Entry,
  i: number,
  entries: readonly Entry[],
  comparisons: Comparisons,
  signatures: SignatureChanges,
): string {
  const id = anchor(version);
  const comparison = comparisons[version];
  const words = text
    .replace(/^### (.*)$/gm, (_, title: string) => {
      const slug = title.toLowerCase().replaceAll(' ', '-');
      return `### ${title} {#${id}-${slug}}`;
    })
    .replace(/#(\d+)(?=[,)])/g, (_, number: string) => pullRequest(number));
  return [
    `## ${version} {#${id}}`,
    [
      date ? longDate(date) : `Released ${daysAround(i, entries)}`,
      ...(comparison ? countsOf(comparison) : []),
    ].join(' · '),
    words,
    comparison
      ? exportLists(comparison, signatures[version])
      : notCompared(i, entries, comparisons),
    comparison && isOffered(comparison.since, entries)
      ? `[Compare ${comparison.since} with ${version}](${compareAddress(comparison.since, version)}).`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @returns the numbers of changed names: `2 new exports` */
function countsOf(comparison: Comparison): string[] {
  const counts = [
    [comparison.added, 'new export'],
    [comparison.removed, 'removed export'],
    [comparison.newMembers, 'new member'],
    [comparison.removedMembers, 'removed member'],
  ] as const;
  return counts.flatMap(([{ length }, name]) =>
    length > 0 ? [`${length} ${name}${length > 1 ? 's' : ''}`] : [],
  );
}

/** @returns false for the release before the first entry: it is of the 0 line and has no entry */
function isOffered(since: string, entries: readonly Entry[]): boolean {
  return entries.some(({ version }) => version === since);
}

/** The days of the releases before and after. */
function daysAround(i: number, entries: readonly Entry[]): string {
  const before = entries.slice(i + 1).find((entry) => entry.date);
  const after = entries.slice(0, i).findLast((entry) => entry.date);
  return [
    ...(before?.date
      ? [`after ${before.version} (${longDate(before.date)})`]
      : []),
    ...(after?.date
      ? [`before ${after.version} (${longDate(after.date)})`]
      : []),
  ].join(' and ');
}

function notCompared(
  i: number,
  entries: readonly Entry[],
  comparisons: Comparisons,
): string {
  const { version, text } = entries[i]!;
  const next = entries
    .slice(0, i)
    .findLast((entry) => comparisons[entry.version]);
  const compared = `The package of ${version} could not be compared.`;
  if (!next) return compared;
  return text
    ? `${compared} What it exports for the first time is listed with ${next.version}.`
    : `${compared} What it changed is described with ${next.version}.`;
}

function overview(entries: readonly Entry[], comparisons: Comparisons): string {
  const rows = entries.map(({ version, date }) => {
    const found = comparisons[version];
    const counts = found
      ? [
          found.exports,
          found.added.length,
          found.removed.length,
          found.newMembers.length,
          found.removedMembers.length,
        ]
      : Array<string>(5).fill(notKnown);
    const day = date ? longDate(date) : notKnown;
    return `| [${version}](#${anchor(version)}) | ${day} | ${counts.join(' | ')} |`;
  });
  return [
    '## All releases at a glance {#releases}',
    'Exports are the names that the package exports, and those in its namespaces. ' +
      'Members belong to classes and objects that a release and the one before it export. ' +
      `${notKnown} stands for a package that could not be compared, and a day that no source states.`,
    'Words are checked against the lists of exports and signatures below them, which come from the published packages. ' +
      'Numbers lead to pull requests of the library. ' +
      'A verification key depends on the proof system as well as on your contract: ' +
      'compare the key that `compile()` returns before and after an update.',
    '<details>\n<summary>Table of all releases</summary>',
    [
      '| Release | Date | Exports | New | Removed | New members | Removed members |',
      '| :-- | :-- | --: | --: | --: | --: | --: |',
      ...rows,
    ].join('\n'),
    '</details>',
  ].join('\n\n');
}

const notKnown = '–';

/** An id that CSS can select without escapes. */
function anchor(version: string): string {
  return version.replaceAll('.', '-');
}

function pullRequest(number: string): string {
  return `[#${number}](${addresses.libraryRepository}/pull/${number})`;
}

function longDate(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
