import { languageNames } from '../language-names';
import type { ApiSymbol } from '../symbol';
import type { SymbolTable } from '../table/read-table';
import { nearest } from './nearest';
import type { WrittenName } from './read-name';

/** The tables, and what else gives names to things. */
export interface Names {
  /** The symbols of the page's release. */
  table: SymbolTable;
  /** Other releases by name, with their symbols. */
  others: readonly { label: string; table: SymbolTable }[];
  /** Words in the code of the page's samples. */
  used: ReadonlySet<string>;
  /** Names that the samples declare at their top, which hide those of o1js. */
  declared: ReadonlySet<string>;
  /** Names that the page means although the release lacks them. */
  exceptions: ReadonlySet<string>;
}

/** @returns the symbol that a name in the text of a page means, or what is wrong with it; neither for another name */
export function classifyName(
  { name, isCall, isDecorator }: WrittenName,
  names: Names,
): { symbol?: ApiSymbol; problem?: string } {
  const { table, declared, exceptions } = names;
  const [first = '', ...members] = name.split('.');
  if (exceptions.has(name) || declared.has(first)) return {};
  const symbol = find(name, table);
  if (members.length === 0) {
    // `state` and `verify` are words, too.
    return /[A-Z]/.test(first) || isCall || isDecorator ? { symbol } : {};
  }
  if (symbol) return { symbol };
  if (find(first, table)) return { problem: missing(name, names) };
  const member = members.at(-1)!;
  const isKnown =
    !isCall ||
    languageNames().members.has(member) ||
    names.used.has(member) ||
    isMember(member, table);
  return isKnown ? {} : { problem: missing(`.${member}`, names) };
}

function find(name: string, { byId }: SymbolTable): ApiSymbol | undefined {
  return byId.get(name) ?? byId.get(name.replace(/\.(\w+)$/, '#$1'));
}

function isMember(member: string, { symbols }: SymbolTable): boolean {
  return symbols.some(({ name }) => name.endsWith(`.${member}`));
}

function missing(name: string, { table, others }: Names): string {
  const isAnyMember = name.startsWith('.');
  const has = (each: SymbolTable) =>
    isAnyMember ? isMember(name.slice(1), each) : find(name, each);
  const releases = others.filter((each) => has(each.table));
  const similar = nearest(
    name,
    table.symbols.map((each) =>
      isAnyMember ? each.name.replace(/^.*\./, '.') : each.name,
    ),
  );
  return [
    `This release has no ${isAnyMember ? `member ${name.slice(1)}` : name}.`,
    releases.length > 0
      ? `It is in ${releases.map(({ label }) => label).join(', ')}.`
      : 'Nor has another documented release.',
    similar.length > 0 ? `Is it ${similar.join(', ')}?` : '',
    `If the page means a name that the release lacks, list it in the front matter: not_in_release: ['${name.replace(/^\./, '')}']`,
  ]
    .filter(Boolean)
    .join(' ');
}
