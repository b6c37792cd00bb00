import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { calloutNamed, callouts } from './callouts';
import { changedSignatures } from './changed-signatures';
import { costTexts } from '../../symbols/costs/words';
import { block, inline, joined, line, text } from './elements';
import { explainedIn, guideExamples } from './from-guides';
import { type SymbolMetadata, shownExamples } from './metadata';
import { memberTable } from './member-table';
import { noContext, type PageContext } from './page-context';
import { propertyTable } from './property-table';
import {
  idOf,
  isNamed,
  isOrigin,
  withOnlySignature,
  type Section,
} from './sections';
import { signatureBlock } from './signature-block';
import { cutType, saysMore, typeLine } from './types';

/**
 * Lays a generated page out for reading: metadata, example and signature, then
 * a table of the members, then each member.
 *
 * @param page the page's section; every heading below the first has its id
 * @param context metadata of its symbols, and links
 * @returns the page's nodes
 */
export function layOutPage(
  page: Section,
  context: PageContext = noContext,
): RootContent[] {
  return new Layout(context).page(page);
}

/** The section of a guide that explains rows. */
const rowsGuide = {
  page: 'writing-constraint-systems/analyzing-constraint-systems.mdx',
  title: 'Analyzing constraint systems',
  heading: { text: 'What a row is', anchor: 'what-a-row-is' },
};

class Layout {
  /** The first cost of a page leads to what it means. */
  private isRowExplained = false;

  constructor(private readonly context: PageContext) {}

  page(page: Section): RootContent[] {
    const groups = page.sections.filter(isNamed);
    const { addressOfType } = this.context;
    const alias = aliasedType(page.content[0]);
    const members = groups.find(({ title }) => title === 'Members');
    // A type without a page is listed below.
    const addressOf = (name: string) =>
      addressOfType(name) ??
      (members && name === alias ? `#${idOf(members)}` : undefined);
    const headings = groups
      .flatMap(({ sections }) => sections.filter(isNamed))
      .flatMap((member) => {
        const id = idOf(member);
        return id === undefined ? [] : [{ id, title: member.title }];
      });
    const own = {
      ...page,
      sections: page.sections.filter((part) => !isNamed(part)),
    };
    const opening = this.opening(own, 2, '', addressOf);
    const table = memberTable(this.context.metadata, headings, () => [
      this.aboutRows('Rows'),
    ]);
    return [
      page.heading,
      ...opening,
      ...table,
      ...groups.flatMap((group) => this.group(group)),
    ];
  }

  /** Members of a kind, such as Methods. */
  private group(group: Section): RootContent[] {
    const { sections } = group;
    const [only, ...others] = sections.filter(isNamed);
    if (only && others.length === 0 && /^constructor$/i.test(only.title)) {
      return [
        headingOf(only, 2),
        block('div', { class: 'api-member' }, this.member(only, 3)),
      ];
    }
    if (!sections.some(isNamed)) {
      // A symbol of a namespace's page, such as a function.
      return [headingOf(group, 2), ...this.member(group, 3)];
    }
    const { rows, others: boxes } = propertyTable(sections);
    return [
      headingOf(group, 2),
      ...callouts(group.content),
      ...rows,
      ...boxes.flatMap((each) => this.part(each, group, 3)),
    ];
  }

  private member(section: Section, level: number): RootContent[] {
    return this.opening(withOnlySignature(section), level, idOf(section));
  }

  /**
   * Describes a symbol: metadata, description, examples and signature, then the
   * parts that add something to the signature.
   *
   * @param level of the headings inside the section
   * @param id of the symbol's heading; empty for the page's subject
   */
  private opening(
    section: Section,
    level: number,
    id: string | undefined,
    addressOfType = this.context.addressOfType,
  ): RootContent[] {
    const { source, content } = section;
    const [first, ...rest] = content;
    // Links of doc comments lead to parts that are left out.
    const leftOut = [
      section.withoutHeading ?? [],
      ...section.sections.map(leftOutIds),
    ].flat();
    const signature =
      first?.type === 'code'
        ? [
            signatureBlock(
              first,
              section.title.replace(/ \{#.*|[()?]/g, ''),
              addressOfType,
              leftOut,
            ),
          ]
        : [];
    const description = first?.type === 'code' ? rest : content;
    const { deprecated, origins, examples, parts } = sorted(section.sections);
    const metadata =
      id === undefined ? undefined : this.context.metadata.get(id);
    const { urlOf } = this.context;
    const costs = metadata ? this.costs(metadata) : [];
    return [
      ...this.metadata(id, origins, source),
      ...(id === '' ? [] : costs),
      ...deprecated.map(deprecation),
      ...callouts(description),
      ...examples.flatMap((each) => [
        ...labelOfExamples(each, examples),
        ...each.content,
      ]),
      ...(metadata ? guideExamples(shownExamples(id!, metadata), urlOf) : []),
      ...signature,
      ...changedSignatures(metadata?.changes ?? []),
      // The subject of a page can have many costs, so they come last.
      ...(id === '' ? costs : []),
      ...parts.flatMap((part) => this.part(part, section, level)),
      ...(id === '' ? explainedIn(metadata?.sections ?? [], urlOf) : []),
    ];
  }

  /** The line below a symbol's name. */
  private metadata(
    id: string | undefined,
    origins: readonly Section[],
    source: readonly PhrasingContent[],
  ): RootContent[] {
    const metadata =
      id === undefined ? undefined : this.context.metadata.get(id);
    const words = [
      ...(metadata && id === '' ? [text(metadata.symbol.kind)] : []),
      ...(id === '' ? this.also() : []),
      ...(metadata?.isExperimental && id === '' ? [badge('experimental')] : []),
      ...(metadata?.since
        ? [text(`since ${metadata.since.join(' or ')}`)]
        : []),
      ...(metadata ? this.cost(metadata) : []),
      ...origins.map(origin),
      ...source.map(sourceLink),
    ];
    if (words.length === 0) return [];
    return [
      line(
        'p',
        { class: 'api-facts' },
        joined(
          words.map((word) => [word]),
          ' · ',
        ),
      ),
    ];
  }

  /** The cost of a symbol, if it is one figure. */
  private cost({ costs }: SymbolMetadata): PhrasingContent[] {
    const texts = costTextsOf(costs);
    return texts.length === 1 ? texts.map((each) => this.aboutRows(each)) : [];
  }

  /** A list of costs, by size or by member. */
  private costs({ costs }: SymbolMetadata): RootContent[] {
    const texts = costTextsOf(costs);
    if (texts.length < 2) return [];
    return [
      line('p', { class: 'api-label' }, [this.aboutRows('Rows')]),
      block(
        'ul',
        { class: 'api-costs' },
        texts.map((each) => line('li', {}, [text(each)])),
      ),
    ];
  }

  private aboutRows(words: string): PhrasingContent {
    if (this.isRowExplained) return text(words);
    this.isRowExplained = true;
    return {
      type: 'link',
      url: this.context.urlOf(rowsGuide),
      children: [text(words)],
    };
  }

  private also(): PhrasingContent[] {
    const { also } = this.context;
    if (also.length === 0) return [];
    return [
      inline('span', {}, [
        text('also a '),
        ...joined(
          also.map(({ kind, url }) => [
            { type: 'link', url, children: [text(kind)] },
          ]),
          ', ',
        ),
      ]),
    ];
  }

  private part(part: Section, parent: Section, level: number): RootContent[] {
    if (isNamed(part)) {
      return [
        block('div', { class: memberClass(part) }, [
          headingOf(part, level),
          ...this.member(part, level + 1),
        ]),
      ];
    }
    if (isSignature(part)) {
      const inside = this.opening(part, level + 1, undefined);
      const isAlone = parent.sections.filter(isSignature).length === 1;
      return isAlone
        ? [block('div', { id: idOf(part) }, inside)]
        : [labelled(part, inside)];
    }
    if (part.part === 'list') {
      const entries = this.entries(part);
      return entries.length > 0 ? [labelled(part, entries)] : [];
    }
    if (part.part === 'returns') {
      if (!saysMore(part)) return [];
      return [labelled(part, this.inside(part))];
    }
    return [
      calloutNamed(part.title, this.inside(part)) ??
        labelled(part, this.inside(part)),
    ];
  }

  /** The contents of a part that is not a symbol. */
  private inside(section: Section): RootContent[] {
    return [...callouts(section.content), ...this.entries(section)];
  }

  /** A list of the entries that say more than the signature, and the remarks after them. */
  private entries(section: Section): RootContent[] {
    const named = section.sections.filter(isNamed);
    const telling = named.filter((each) => isTelling(section, each));
    return [
      ...(telling.length > 0
        ? [
            block(
              'ul',
              { class: 'api-list' },
              telling.map((each) => this.entry(each)),
            ),
          ]
        : []),
      ...section.sections
        .filter((each) => !isNamed(each))
        .flatMap((each) => this.part(each, section, 6)),
    ];
  }

  /** A name with its type, and its description below. */
  private entry(section: Section): RootContent {
    const name: PhrasingContent = {
      type: 'strong',
      children: section.heading.children,
    };
    const { type, rest } = cutType(section.content);
    // A type parameter's type begins with its own name.
    const isRepeated = type[0] && toString(type[0]) === section.title;
    const shown = isRepeated ? type.slice(1) : type;
    const head = line('p', { class: 'api-type' }, [
      name,
      ...(shown.length > 0 ? [text(' '), ...shown] : []),
    ]);
    return block('li', { id: idOf(section) }, [
      ...withRemark(head, callouts(rest)),
      ...this.entries(section),
    ]);
  }
}

/** @returns the name that a type is another name for */
function aliasedType(signature: RootContent | undefined): string | undefined {
  if (signature?.type !== 'code') return undefined;
  return /^type \w+ = (?<type>[\w.]+);$/.exec(signature.value)?.groups?.type;
}

function costTextsOf(costs: SymbolMetadata['costs']): string[] {
  return costs.flatMap(({ member, cost }) => {
    const texts = costTexts(cost);
    return member ? [`${member}: ${texts.join('; ')}`] : texts;
  });
}

/** @returns true if an entry of a list says more than the signature */
function isTelling(list: Section, entry: Section): boolean {
  return saysMore(entry) || isConstraint(list, entry);
}

/** @returns the ids of a part, or of its entries, that say no more than the signature */
function leftOutIds(part: Section): string[] {
  if (part.part === 'returns') {
    return saysMore(part) ? [] : shortIds(part);
  }
  if (part.part !== 'list') return [];
  const entries = part.sections.filter(isNamed);
  const gone = entries.filter((each) => !isTelling(part, each));
  return gone.length === entries.length
    ? shortIds(part)
    : gone.flatMap(shortIds);
}

/** The ids of a section and of all inside; a number would be another one in the next release. */
function shortIds(section: Section): string[] {
  const id = idOf(section);
  return [
    ...(id && !/-\d+$/.test(id) ? [id] : []),
    ...section.sections.flatMap(shortIds),
  ];
}

/** A constraint of a type parameter, which signatures leave out. */
function isConstraint({ title }: Section, entry: Section): boolean {
  return title === 'Type Parameters' && textOf(entry).includes('extends');
}

function textOf({ content }: Section): string {
  return content.map((node) => toString(node)).join(' ');
}

function sorted(sections: readonly Section[]) {
  const deprecated = sections.filter(({ part }) => part === 'deprecated');
  const origins = sections.filter(isOrigin);
  // A reader doesn't need to know which member another one overrides.
  const told = origins.filter(({ title }) => title !== 'Overrides');
  const examples = sections.filter(isExample);
  const others = new Set([...deprecated, ...origins, ...examples]);
  return {
    deprecated,
    origins: told,
    examples,
    parts: sections.filter((each) => !others.has(each)),
  };
}

/** Gives each example a label if there are several. */
function labelOfExamples(
  section: Section,
  all: readonly Section[],
): RootContent[] {
  return all.length > 1
    ? [
        line(
          'p',
          { class: 'api-label', id: idOf(section) },
          section.heading.children,
        ),
      ]
    : [];
}

/** A remark of one paragraph goes on in the line of what it is about. */
function withRemark(
  head: Paragraph,
  [first, ...rest]: RootContent[],
): RootContent[] {
  if (first?.type !== 'paragraph' || first.data) {
    return first ? [head, first, ...rest] : [head];
  }
  const remark = inline('span', {}, [text(' '), ...first.children]);
  return [{ ...head, children: [...head.children, remark] }, ...rest];
}

function labelled(section: Section, inside: RootContent[]): RootContent {
  const { type, rest } =
    section.part === 'returns' ? cutType(inside) : { type: [], rest: inside };
  return block('div', { class: 'api-part' }, [
    line(
      'p',
      { class: 'api-label', id: idOf(section) },
      section.heading.children,
    ),
    block('div', {}, [...(type.length > 0 ? [typeLine(type)] : []), ...rest]),
  ]);
}

function badge(word: string): PhrasingContent {
  return inline('span', { class: 'api-badge' }, [text(word)]);
}

function memberClass(section: Section): string {
  return isInherited(section) ? 'api-member api-inherited' : 'api-member';
}

/** The mark of an accessor is in its signatures. */
function isInherited({ sections }: Section): boolean {
  return sections.some(
    (each) =>
      each.part === 'inherited' || (isSignature(each) && isInherited(each)),
  );
}

function deprecation(section: Section): RootContent {
  return block('div', { class: 'api-deprecated', id: idOf(section) }, [
    line('p', { class: 'api-label' }, [text(section.title)]),
    ...section.content,
  ]);
}

function origin(section: Section): PhrasingContent {
  const links: PhrasingContent[][] = [];
  for (const node of section.content) {
    visit(node, 'paragraph', ({ children }) => {
      links.push(children);
    });
  }
  return inline('span', { id: idOf(section) }, [
    text(`${section.title.toLowerCase()} `),
    ...joined(links, ', '),
  ]);
}

/** The link leads to the line; to name the file would only make the page longer. */
function sourceLink(source: PhrasingContent): PhrasingContent {
  return source.type === 'link'
    ? { ...source, children: [text('source')] }
    : source;
}

function headingOf({ heading }: Section, level: number): Heading {
  return { ...heading, depth: Math.min(level, 6) as Heading['depth'] };
}

function isSignature({ part }: Section): boolean {
  return part === 'signature';
}

function isExample({ part, title }: Section): boolean {
  return part === 'remark' && /^Examples?$/.test(title);
}
