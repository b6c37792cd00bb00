import { shortCost } from '../../symbols/costs/words';
import type { Description } from './description';
import { type Content, element } from './elements';
import { ownSummary } from '../own-summaries';
import type { SymbolMetadata } from './metadata';
import { escaped, inlineCode } from './pieces';

/** A reader sees fewer members at once without a table. */
const fewest = 4;

/** A longer type would break the table. */
const longestType = 40;

interface Member {
  /** Its name, as a link to its section. */
  link: string;
  metadata: SymbolMetadata;
}

/** Members that a reader rarely calls are a line below the table. */
const everyType = 'Every provable type has';

type Task = [title: string, has: RegExp];

/**
 * In reading order: what one does first. A member belongs to the first task that
 * has its kind and id, such as `method UInt64#add`, or `method UInt64.from` if it
 * is static.
 */
const tasksOfProvableTypes: readonly Task[] = [
  [
    'Operations',
    /^(?!accessor|property).*#(?!assert|equals|greater|is[A-Z]|less|to[A-Z])/,
  ],
  ['Comparisons', /^(?!accessor|property).*#(?!to[A-Z])/],
  ['Conversions', /^(?!accessor|property).*#/],
  ['Properties', /#/],
  [
    'Static members',
    /\.(?!(?:check|(?:from|to)(?:Auxiliary|Fields|Input|JSON|Object|Value)|sizeInFields|toCanonical|toConstant)$)\w+$/,
  ],
  // o1js calls these itself.
  [everyType, /\./],
];

const tasksOfClasses: readonly Task[] = [
  ['Static members', /\.\w+$/],
  ['Members of an instance', /#/],
];

/**
 * @param metadata of the symbols on a page, by anchor
 * @param sections of members, in their order
 * @param rowsHeading the heading of the column of costs
 * @returns a table of the page's own members, and lines of those that each provable type has and that it inherits
 */
export function memberTable(
  metadata: ReadonlyMap<string, SymbolMetadata>,
  sections: readonly Description[],
  rowsHeading: () => string,
): Content {
  const members = sections.flatMap((section): Member[] => {
    const found = metadata.get(section.id!);
    return found ? [{ link: linkTo(section, found), metadata: found }] : [];
  });
  if (members.length < fewest) return [];
  const isOwn = ({ metadata: { symbol } }: Member) => !symbol.inheritedFrom;
  const own = members.filter(isOwn);
  const inherited = members.filter((each) => !isOwn(each));
  const tasks = byTask(own);
  const inTable = tasks.filter(([title]) => title !== everyType);
  const ofEveryType = tasks.find(([title]) => title === everyType)?.[1];
  // Rows are next to the name, so that a phone shows them.
  const cellsOf = ({ link, metadata }: Member) => [
    link,
    rowsOf(metadata),
    meaning(metadata),
    metadata.since?.at(-1) ?? '',
  ];
  // A column without content is left out.
  const columns = [0, 1, 2, 3].filter((i) =>
    own.some((each) => cellsOf(each)[i]),
  );
  const row = (cells: readonly string[]) =>
    `| ${columns.map((i) => cells[i] ?? '').join(' | ')} |`;
  const rows = columns.includes(1) ? rowsHeading() : '';
  const table = [
    row(['Member', rows, 'What it is', 'Since']),
    row(['---', '---', '---', '---']),
    ...inTable.flatMap(([title, ofTask]) => [
      ...(title ? [row([`**${title}**`])] : []),
      ...ofTask.map((member) => row(cellsOf(member))),
    ]),
  ].join('\n');
  const lineOf = (title: string, list: readonly Member[] = []) =>
    list.length > 0 &&
    element(
      'api-small',
      `${title}: ${list.map(({ link }) => link).join(', ')}`,
    );
  return [
    own.length > 0 && element('api-members', table),
    lineOf(everyType, ofEveryType),
    lineOf('Inherited', inherited),
  ];
}

/** @returns the members by task, with a title for each if there are several */
function byTask(
  members: readonly Member[],
): [title: string, members: readonly Member[]][] {
  const isProvable = members.some(({ metadata: { symbol } }) =>
    symbol.name.endsWith('.sizeInFields'),
  );
  const tasks = isProvable ? tasksOfProvableTypes : tasksOfClasses;
  const taskOf = ({ metadata: { id, symbol } }: Member) =>
    tasks.find(([, has]) => has.test(`${symbol.kind} ${id}`))![0];
  const groups = tasks
    .map(([title]): [string, Member[]] => [
      title,
      members.filter((member) => taskOf(member) === title),
    ])
    .filter(([, ofTask]) => ofTask.length > 0);
  return groups.length > 1 ? groups : [['', members]];
}

/** A member that is an object has several costs, which its own section lists. */
function rowsOf({ costs }: SymbolMetadata): string {
  const own = costs.find(({ member }) => member === undefined);
  return shortCost(own?.cost);
}

/** @returns the summary, or our own; without one the type of a property, or what a function returns */
function meaning({ symbol }: SymbolMetadata): string {
  const { name, summary, signature, deprecated } = symbol;
  if (deprecated !== undefined) return `Deprecated. ${escaped(summary ?? '')}`;
  if (summary) return escaped(summary);
  const ours = ownSummary(name);
  if (ours) return ours;
  const typed = /^(?<head>[\w ]+\??|.*\)): (?<type>[^\n]+)$/.exec(signature);
  const { head = '', type = 'void' } = typed?.groups ?? {};
  if (/^(any|void)$/.test(type) || type.length > longestType) return '';
  const code = inlineCode(type).replaceAll('|', '\\|');
  return /^(?!get ).*\)$/.test(head) ? `Returns ${code}` : code;
}

/** `ZkProgram.Proof` is another member than the `Proof` of what `ZkProgram` returns. */
function linkTo(
  { title, id }: Description,
  { symbol }: SymbolMetadata,
): string {
  const name = symbol.name.split('.').at(-1)!;
  const shown = title.endsWith(`.${name}`) ? title : name;
  return `[${inlineCode(shown)}](#${id})`;
}
