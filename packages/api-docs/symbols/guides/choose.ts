import { pushToMap } from '@o1js-docs/project/push-to-map';
import type { GuideSection, GuideUse } from './guide-uses';

/** A use whose lines are shown. */
export type GuideExample = GuideUse & { code: string };

/** None is better than one that needs the rest of its guide. */
const highestCost = 10;

/** A page or a heading about failures, or about limits, costs and quirks, whose code is not everyday use. */
const ofExceptions =
  /\b(errors?|mistakes?|fails?|refuses?|rejects?|not|quirks?|limits?|costs?)\b/i;

/**
 * Chooses the lines of guides that show a symbol best: few, with a result, from
 * the section that is about it. An example of a failure, a limit or a quirk shows
 * nothing, and neither does one that uses a type in passing.
 *
 * @param name the symbol's name as users write it
 * @param uses of it
 */
export function chooseExample(
  name: string,
  uses: readonly GuideUse[],
): GuideExample | undefined {
  return uses
    .filter((use): use is GuideExample => use.code !== undefined)
    .filter((use) => !isException(use) && showsAtWork(use, name))
    .map((use) => ({ use, cost: costOf(use, name) }))
    .filter(({ cost }) => cost <= highestCost)
    .sort((a, b) => a.cost - b.cost)[0]?.use;
}

function isException({ code, section: { page, heading } }: GuideExample) {
  return (
    code.includes('// throws ') ||
    ofExceptions.test(page) ||
    ofExceptions.test(heading?.text ?? '')
  );
}

/** The page of a type shows it with two of its members. A member or a function is at work if it is called. */
function showsAtWork({ links }: GuideExample, name: string): boolean {
  const isType = /^[A-Z]\w*$/.test(name);
  return !isType || membersOf(name, links) !== 1;
}

/**
 * Chooses the sections that explain a symbol: those that are about it, then
 * those that use it most.
 *
 * @param uses of the symbol, and of its members
 */
export function chooseSections(
  name: string,
  uses: readonly GuideUse[],
  most: number,
): GuideSection[] {
  const pages = new Map<string, { section: GuideSection; about: number }[]>();
  for (const { section } of uses) {
    const about = isOfErrors(section) ? -1 : aboutness(section, name);
    pushToMap(pages, section.page, { section, about });
  }
  return [...pages.values()]
    .map((sections) => ({
      ...sections.toSorted((a, b) => b.about - a.about)[0]!,
      count: sections.length,
    }))
    .sort((a, b) => b.about - a.about || b.count - a.count)
    .slice(0, most)
    .map(({ section, about }) =>
      // A section that is not about it says less than its page.
      about > 0 ? section : { page: section.page, title: section.title },
    );
}

/** The cost of the lines, less what makes them an example of the symbol. */
function costOf({ code, cost, links, section }: GuideExample, name: string) {
  const isCalled = new RegExp(`${lastOf(name)}(<[^(]*>)?\\(`).test(code);
  const use = membersOf(name, links) + 2 * aboutness(section, name);
  return cost + (isCalled ? 0 : 1) - use;
}

/** The number of members of the symbol in an example, at most three. */
function membersOf(name: string, links: GuideUse['links']): number {
  const page = new RegExp(`/${lastOf(name)}#`);
  const members = links.flatMap(([, , , address]) =>
    page.test(address) ? [address] : [],
  );
  return Math.min(3, new Set(members).size);
}

function isOfErrors({ page }: GuideSection): boolean {
  return page.includes('errors');
}

function lastOf(name: string): string {
  return name.split('.').at(-1)!;
}

/** @returns 2 where the heading has the name, 1 where the title has it, else 0. */
function aboutness({ title, heading }: GuideSection, name: string): number {
  const last = lastOf(name);
  const word = new RegExp(
    `(?<![\\w.])(${[name, last].map((each) => each.replaceAll('.', '\\.')).join('|')})(?!\\w)`,
  );
  if (heading && word.test(heading.text)) return 2;
  // 'Smart contracts' is about SmartContract, 'Merkle trees' about MerkleTree.
  const isSubject = squashed(title).startsWith(squashed(name));
  return isSubject || word.test(title) ? 1 : 0;
}

function squashed(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
