import { readFileSync, writeFileSync } from 'node:fs';
import type { BuiltSite } from '../../tests/site/lib/site';
import { listedAddress, listedBelow, routeOf } from './list';

/** Each anchor that was ever published: a page a line, its address and then its ids. */
const anchorsFile = 'tests/published-anchors.txt';
const movedFile = 'static/moved-anchors.json';

/** Ids of the site's frame, which no link leads to. */
const ofFrame = /^__|^(page-data|theme-svg-external-link)$/;

/** An address: the part up to its page, with the number of an archived version, and the page. */
const parts = /^(\/o1js(?:\/\d+\.\d+\.\d+)?)\/?(.*)$/;

/** Ids by the address of their page. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

/** @returns the anchors in the file */
export function readAnchors(): Anchors {
  const lines = readFileSync(anchorsFile, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [address = '', ...ids] = line.split(' ');
      return [address, ids];
    }),
  );
}

/** Writes anchors to the file, pages in order. */
export function writeAnchors(anchors: Anchors): void {
  const lines = [...anchors]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, ids]) => [address, ...ids].join(' '));
  writeFileSync(anchorsFile, `${lines.join('\n')}\n`);
}

/** @returns the recorded anchors with those of a build */
export function mergeAnchors(
  { pages }: Pick<BuiltSite, 'pages'>,
  recorded: Anchors,
): Anchors {
  const merged = new Map(recorded);
  for (const [route, { ids }] of pages) {
    const address = listedAddress(route);
    const own = ids.filter((id) => !ofFrame.test(id));
    const all = new Set([...(recorded.get(address) ?? []), ...own]);
    if (all.size > 0) merged.set(address, [...all]);
  }
  return merged;
}

/** Where sections moved: by page and old anchor. `*` is any page. `#id` stays on the page. */
export type MovedAnchors = Readonly<Record<string, Record<string, string>>>;

/** @returns the table that browsers load if a page lacks an anchor */
export function readMovedAnchors(): MovedAnchors {
  return JSON.parse(readFileSync(movedFile, 'utf8')) as MovedAnchors;
}

/**
 * @param pageOf returns the page that a route leads to, itself or by redirects
 * @param moved where sections moved
 * @returns a sentence for each page whose recorded anchors are neither there nor moved to a section of its version, and for each move to a missing section
 */
export function lostAnchors(
  { pages }: Pick<BuiltSite, 'pages'>,
  recorded: Anchors,
  pageOf: (route: string) => string | undefined,
  moved: MovedAnchors,
): string[] {
  const isLost = ([page, moves]: [string, Record<string, string>]) =>
    Object.values(moves).flatMap((to) => {
      const [path = '', id] = to.split('#');
      const route = routeOf(`${listedBelow}${path || page}`);
      const ids = pages.get(pageOf(route) ?? '')?.ids;
      const isThere = ids && (!id || ids.includes(id));
      return isThere || page === '*' ? [] : [`${movedFile}: no ${to}`];
    });
  const lost = [...recorded].flatMap(([address, ids]) => {
    const route = pageOf(routeOf(address)) ?? '';
    const found = new Set(pages.get(route)?.ids);
    // A browser looks up the page to which it was redirected.
    const [, root = '', page = ''] = parts.exec(listedAddress(route)) ?? [];
    // An anchor can be called `constructor`.
    const moves = new Map(Object.entries({ ...moved['*'], ...moved[page] }));
    const isMoved = (id: string) => {
      const [path, anchor = ''] = moves.get(id)?.split('#') ?? [];
      if (!path) return path !== undefined;
      const target = pages.get(pageOf(routeOf(`${root}/${path}`)) ?? '');
      return target && (!anchor || target.ids.includes(anchor));
    };
    const lost = ids.filter((id) => !found.has(id) && !isMoved(id));
    return lost.length > 0 ? [`${address} lost #${lost.join(', #')}`] : [];
  });
  return [...Object.entries(moved).flatMap(isLost), ...lost];
}
